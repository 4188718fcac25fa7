// Which part of a map is shown: how many times enlarged, and where its top left corner is. Nothing beyond the map is shown.

export interface Size {
  width: number;
  height: number;
}

export interface View {
  /** 1: the whole map. */
  scale: number;
  x: number;
  y: number;
}

export const wholeView: View = { scale: 1, x: 0, y: 0 };
/** The outlines are no finer. */
const mostScale = 12;

const between = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high);

function within({ scale, x, y }: View, { width, height }: Size): View {
  const inside = (offset: number, size: number) => between(size * (1 - scale), offset, 0) + 0;
  return { scale, x: inside(x, width), y: inside(y, height) };
}

/** The point stays where it is. */
export function zoomed(view: View, factor: number, at: { x: number; y: number }, size: Size): View {
  const scale = between(1, view.scale * factor, mostScale);
  const ratio = scale / view.scale;
  return within({ scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }, size);
}

export const moved = (view: View, x: number, y: number, size: Size): View =>
  within({ ...view, x: view.x + x, y: view.y + y }, size);

/** The point of the whole map is in the middle. */
export const centred = ([x, y]: readonly [number, number], scale: number, size: Size): View =>
  within({ scale, x: size.width / 2 - x * scale, y: size.height / 2 - y * scale }, size);
