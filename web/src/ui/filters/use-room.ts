// How many filters of a list have room in its bar, beside a search field of a useful width.
import { type RefObject, useLayoutEffect, useState } from 'react';

/** From these widths of the bar on, in px, there is room for one, two, three, four and five. */
const steps = [0, 640, 780, 900, 1080];
/** What the button for a new record takes. */
const createWidth = 150;

export const roomIn = (width: number, hasCreate: boolean): number =>
  steps.filter((least) => width - (hasCreate ? createWidth : 0) >= least).length;

/** Known before the first paint, so that nothing moves. */
export function useRoom(bar: RefObject<HTMLElement | null>, hasCreate: boolean): number {
  const [room, setRoom] = useState(steps.length);
  useLayoutEffect(() => {
    const { current } = bar;
    if (!current) return;
    const look = () => setRoom(Math.max(1, roomIn(current.clientWidth, hasCreate)));
    look();
    const watch = new ResizeObserver(look);
    watch.observe(current);
    return () => watch.disconnect();
  }, [bar, hasCreate]);
  return room;
}
