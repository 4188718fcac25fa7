// How many filters of a list have room in its bar, beside a search field of a useful width.
import { type RefObject, useLayoutEffect, useState } from 'react';

/** From these widths of the bar on, in px, there is room for one, two, three, four and five: the search keeps 280. */
const steps = [0, 680, 820, 920, 1100];
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
  // Some lists and languages have longer words than most: then one filter less, until nothing leaves the line.
  useLayoutEffect(() => {
    const line = bar.current?.firstElementChild;
    if (line && line.scrollWidth > line.clientWidth) setRoom((now) => Math.max(1, Math.min(now, room - 1)));
  });
  return room;
}
