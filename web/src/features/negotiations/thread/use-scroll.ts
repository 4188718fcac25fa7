// The scroll position of a thread: it starts at the unread line or at the end, stays while older messages load above, and
// follows new ones when the reader is at the end.
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

const nearEnd = 80;

interface ScrollOptions {
  /** Changes when the thread's first and last entries do. */
  firstKey: string | undefined;
  lastKey: string | undefined;
  /** The last entry is the reader's own: scroll to it in any case. */
  isOwnLast: boolean;
  loadOlder: (() => void) | undefined;
}

export interface ThreadScroll {
  area: RefObject<HTMLDivElement | null>;
  /** An element above the first entry; when it is in view, older ones are loaded. */
  top: RefObject<HTMLDivElement | null>;
  /** An element below the last entry. */
  end: RefObject<HTMLDivElement | null>;
  /** The end of the thread is in view or scrolled past. */
  isEndSeen: boolean;
  onScroll: () => void;
  /** Something new is below the view. */
  hasNewBelow: boolean;
  toEnd: () => void;
}

/** `scrollIntoView` would also move the page around the thread. */
function toMiddle(line: Element, area: Element): number {
  const [inner, outer] = [line.getBoundingClientRect(), area.getBoundingClientRect()];
  return inner.top + inner.height / 2 - (outer.top + outer.height / 2);
}

export function useScroll({ firstKey, lastKey, isOwnLast, loadOlder }: ScrollOptions): ThreadScroll {
  const area = useRef<HTMLDivElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef<{ first: string | undefined; last: string | undefined; height: number; atEnd: boolean }>(
    undefined,
  );
  const end = useRef<HTMLDivElement>(null);
  const [isEndSeen, setEndSeen] = useState(false);
  const isShown = lastKey !== undefined;
  const [hasNewBelow, setNewBelow] = useState(false);
  const toEnd = useCallback(() => {
    const node = area.current;
    if (node) node.scrollTop = node.scrollHeight;
    setNewBelow(false);
  }, []);
  useLayoutEffect(() => {
    const node = area.current;
    if (!node || lastKey === undefined) return;
    const before = shown.current;
    if (!before) {
      const line = node.querySelector('[data-unread-line]');
      if (line) node.scrollTop += toMiddle(line, node);
      else node.scrollTop = node.scrollHeight;
    } else if (before.last !== lastKey) {
      if (before.atEnd || isOwnLast) node.scrollTop = node.scrollHeight;
      else setNewBelow(true);
    } else if (before.first !== firstKey) {
      node.scrollTop += node.scrollHeight - before.height;
    }
    const atEnd = node.scrollHeight - node.scrollTop - node.clientHeight < nearEnd;
    shown.current = { first: firstKey, last: lastKey, height: node.scrollHeight, atEnd };
  }, [firstKey, lastKey, isOwnLast]);
  // Content that loads late (pictures, counts) and an opening keyboard must not hide the end.
  useEffect(() => {
    const node = area.current;
    if (!node) return;
    const watch = new ResizeObserver(() => {
      if (!shown.current) return;
      if (shown.current.atEnd) node.scrollTop = node.scrollHeight;
      shown.current.height = node.scrollHeight;
    });
    watch.observe(node);
    for (const child of node.children) watch.observe(child);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    const node = top.current;
    if (!node || !loadOlder) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadOlder(), {
      root: area.current,
      rootMargin: '200px 0px 0px',
    });
    watch.observe(node);
    return () => watch.disconnect();
  }, [loadOlder]);
  useEffect(() => {
    const node = end.current;
    if (!node || !isShown) return;
    const watch = new IntersectionObserver((entries) => setEndSeen(entries.at(-1)?.isIntersecting ?? false), {
      root: area.current,
      // Content above the entries counts too: the question about the signature may fill a small window.
      rootMargin: '100000px 0px 0px',
    });
    watch.observe(node);
    return () => watch.disconnect();
  }, [isShown]);
  const onScroll = () => {
    const node = area.current;
    if (!node || !shown.current) return;
    const atEnd = node.scrollHeight - node.scrollTop - node.clientHeight < nearEnd;
    shown.current.atEnd = atEnd;
    if (atEnd) setNewBelow(false);
  };
  return { area, top, end, isEndSeen, onScroll, hasNewBelow, toEnd };
}
