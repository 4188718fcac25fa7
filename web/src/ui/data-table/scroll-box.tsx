// The box of a table. If the table is wider, the box scrolls sideways, takes the focus for the arrow keys, and shades the
// side that has more. If it fits, the page scrolls and the heads are sticky.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { openRows } from './open-rows.ts';
import classes from './scroll-box.module.css';

interface Edges {
  scrolls: boolean;
  before: boolean;
  after: boolean;
}

const none: Edges = { scrolls: false, before: false, after: false };

/** Widths are rounded separately, so a difference of one pixel is ignored. */
const slack = 1;

function edgesOf({ scrollWidth, clientWidth, scrollLeft }: HTMLElement): Edges {
  const hidden = scrollWidth - clientWidth;
  if (hidden <= slack) return none;
  return { scrolls: true, before: scrollLeft > slack, after: scrollLeft < hidden - slack };
}

function useEdges() {
  const box = useRef<HTMLDivElement>(null);
  const [edges, setEdges] = useState(none);
  const look = () => {
    if (!box.current) return;
    const next = edgesOf(box.current);
    setEdges((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: one observer for the life of the box
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const watch = new ResizeObserver(look);
    watch.observe(current);
    if (current.firstElementChild) watch.observe(current.firstElementChild);
    const leave = openRows(current);
    return () => {
      watch.disconnect();
      leave();
    };
  }, []);
  return { box, edges, look };
}

export function ScrollBox({ label, children }: { label: string; children: ReactNode }) {
  const { box, edges, look } = useEdges();
  const { scrolls, before, after } = edges;
  return (
    <div className={classes.edges} data-before={before || undefined} data-after={after || undefined}>
      <div
        ref={box}
        className={classes.box}
        data-scrolls={scrolls || undefined}
        onScroll={look}
        {...(scrolls && { role: 'region', 'aria-label': label, tabIndex: 0 })}
      >
        {children}
      </div>
    </div>
  );
}
