// Dragging a row sideways by touch: beyond a threshold it is an action, otherwise it springs back.
import { type PointerEvent, useRef, useState } from 'react';

interface Swipe {
  onRight?: (() => void) | undefined;
  onLeft?: (() => void) | undefined;
}

const farEnough = 80;
/** A shorter touch is a tap or a scroll. */
const slack = 8;

export function useSwipe({ onRight, onLeft }: Swipe) {
  const [offset, setOffset] = useState(0);
  const start = useRef<{ x: number; y: number }>(undefined);
  const swiped = useRef(false);
  const end = () => {
    if (!start.current) return;
    start.current = undefined;
    const act = offset > farEnough ? onRight : offset < -farEnough ? onLeft : undefined;
    setOffset(0);
    act?.();
  };
  return {
    offset,
    /** A click that ends a swipe opens nothing. */
    wasSwipe: () => swiped.current,
    handlers: {
      onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
        swiped.current = false;
        if (pointerType !== 'mouse') start.current = { x: clientX, y: clientY };
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        if (!start.current) return;
        const [x, y] = [clientX - start.current.x, clientY - start.current.y];
        if (!swiped.current && (Math.abs(x) < slack || Math.abs(y) > Math.abs(x))) return;
        swiped.current = true;
        setOffset((x > 0 && !onRight) || (x < 0 && !onLeft) ? 0 : x);
      },
      onPointerUp: end,
      onPointerCancel: () => {
        start.current = undefined;
        setOffset(0);
      },
    },
  };
}
