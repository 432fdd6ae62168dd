/** Looking at the ship: a point of it at (x, y) is shown at (x * k + dx, y * k + dy). Pure functions. */
import type { Box, Point } from "./layout";

export interface Camera {
  k: number;
  dx: number;
  dy: number;
}

export interface Size {
  width: number;
  height: number;
}

export const CLOSEST = 2;

export function fit(box: Box, size: Size): Camera {
  const k = Math.min(size.width / (box.right - box.left), size.height / (box.bottom - box.top));
  return {
    k,
    dx: (size.width - (box.left + box.right) * k) / 2,
    dy: (size.height - (box.top + box.bottom) * k) / 2,
  };
}

/** Zoom so that the point under (px, py) stays there. */
export function zoomed(camera: Camera, factor: number, px: number, py: number, box: Box, size: Size): Camera {
  const least = fit(box, size).k;
  const k = Math.min(Math.max(least, CLOSEST), Math.max(least, camera.k * factor));
  const scale = k / camera.k;
  return held({ k, dx: px - (px - camera.dx) * scale, dy: py - (py - camera.dy) * scale }, box, size);
}

export function panned(camera: Camera, dx: number, dy: number, box: Box, size: Size): Camera {
  return held({ ...camera, dx: camera.dx + dx, dy: camera.dy + dy }, box, size);
}

/** With this point in the middle. */
export function centred(point: Point, k: number, box: Box, size: Size): Camera {
  return held({ k, dx: size.width / 2 - point.x * k, dy: size.height / 2 - point.y * k }, box, size);
}

/** Is this point, with some room around it, in sight? */
export function sees(camera: Camera, point: Point, margin: number, size: Size): boolean {
  const x = point.x * camera.k + camera.dx;
  const y = point.y * camera.k + camera.dy;
  return x >= margin && y >= margin && x <= size.width - margin && y <= size.height - margin;
}

/** Never lose the ship: its edge stays at the edge of the picture; what is smaller than the picture stays in its middle. */
export function held(camera: Camera, box: Box, size: Size): Camera {
  const along = (offset: number, from: number, to: number, length: number): number => {
    const [low, high] = [length - to * camera.k, -from * camera.k];
    return low > high ? (low + high) / 2 : Math.min(high, Math.max(low, offset));
  };
  return {
    k: camera.k,
    dx: along(camera.dx, box.left, box.right, size.width),
    dy: along(camera.dy, box.top, box.bottom, size.height),
  };
}
