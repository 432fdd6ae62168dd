/** The shuttle from the side, its nose to the right: around 0/0, 240 wide. */
export const SHUTTLE =
  "M-116 -14L-92 -40H20L78 -24 116 2 96 18 70 26H-86L-116 12zM-92 -40L-104 -62H-70L-52 -40M-86 26L-100 46H-66L-50 26M60 -20L84 -6H52V-22M-64 -22H36M-64 10H40";
