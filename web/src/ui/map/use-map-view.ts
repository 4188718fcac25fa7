// The shown part of a map, and what changes it: buttons, keys, dragging, two fingers, the wheel with Ctrl. One finger moves a
// map only once it is enlarged; before, it scrolls the page.
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { moved, type Size, type View, wholeView, zoomed } from './view.ts';

const step = 1.6;
const stride = 60;

type Pointers = Map<number, { x: number; y: number }>;

const middleOf = (points: readonly { x: number; y: number }[]) => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
const spreadOf = ([one, other]: readonly { x: number; y: number }[]) =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;

export function useMapView(box: RefObject<HTMLDivElement | null>, size: Size, starts: View = wholeView) {
  const [view, setView] = useState(starts);
  const pointers = useRef<Pointers>(new Map());
  const middle = { x: size.width / 2, y: size.height / 2 };
  const zoom = (factor: number, at = middle) => setView((now) => zoomed(now, factor, at, size));
  const move = (x: number, y: number) => setView((now) => moved(now, x, y, size));
  useWheel(box, (factor, at) => zoom(factor, at));

  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const { left = 0, top = 0 } = box.current?.getBoundingClientRect() ?? {};
    return { x: clientX - left, y: clientY - top };
  };
  const lift = ({ pointerId }: PointerEvent) => pointers.current.delete(pointerId);
  return {
    view,
    zoomIn: () => zoom(step),
    zoomOut: () => zoom(1 / step),
    showAll: () => setView(wholeView),
    zoomAt: (at: { x: number; y: number }) => zoom(step ** 2, at),
    handlers: {
      onKeyDown: ({ key }: KeyboardEvent) => keys[key]?.({ zoom, move }),
      onPointerDown: (event: PointerEvent) => {
        // A mark or a button is pressed, not the map.
        if (event.target instanceof Element && event.target.closest('a, button')) return;
        pointers.current.set(event.pointerId, pointOf(event));
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent) => {
        const held = pointers.current;
        if (!held.has(event.pointerId)) return;
        const before = [...held.values()];
        held.set(event.pointerId, pointOf(event));
        const after = [...held.values()];
        const [from, to] = [middleOf(before), middleOf(after)];
        const ratio = held.size === 2 ? spreadOf(after) / (spreadOf(before) || 1) : 1;
        setView((now) => moved(zoomed(now, ratio, from, size), to.x - from.x, to.y - from.y, size));
      },
      onPointerUp: lift,
      onPointerCancel: lift,
    },
  };
}

interface Acts {
  zoom: (factor: number) => void;
  move: (x: number, y: number) => void;
}
const keys: Readonly<Record<string, ((acts: Acts) => void) | undefined>> = {
  '+': ({ zoom }) => zoom(step),
  '-': ({ zoom }) => zoom(1 / step),
  ArrowLeft: ({ move }) => move(stride, 0),
  ArrowRight: ({ move }) => move(-stride, 0),
  ArrowUp: ({ move }) => move(0, stride),
  ArrowDown: ({ move }) => move(0, -stride),
};

/** React's own listener is passive, which would scroll or enlarge the page as well. */
function useWheel(
  box: RefObject<HTMLDivElement | null>,
  zoom: (factor: number, at: { x: number; y: number }) => void,
): void {
  const current = useRef(zoom);
  useEffect(() => {
    current.current = zoom;
  });
  useEffect(() => {
    const element = box.current;
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const { left, top } = (element as HTMLElement).getBoundingClientRect();
      current.current(2 ** (-event.deltaY / 200), { x: event.clientX - left, y: event.clientY - top });
    };
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [box]);
}
