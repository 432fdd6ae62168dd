/** What a player asks to be told about, and where the story asks to look. */
export type Inspect = {
  component?: string;
  room?: number;
  figure?: number;
  corridor?: number;
  seat?: number;
  term?: string;
};

export type Focus = { room?: number; corridor?: number; figure?: number; seat?: number; kind: string };
