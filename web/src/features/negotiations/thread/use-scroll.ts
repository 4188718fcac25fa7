// Moves a thread as `scroll-machine.ts` decides, and says which of its edges are in view.
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { startMachine } from '../../../platform/machine.ts';
import { reduceScroll, type ScrollMove, type ScrollState } from './scroll-machine.ts';

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

const initial: ScrollState = { at: 'opening' };
const isNewBelow = (state: ScrollState): boolean => state.at === 'above' && state.hasNewBelow;
const unreadLineIn = (area: Element) => area.querySelector('[data-unread-line]');

/** `scrollIntoView` would also move the page around the thread. */
function toMiddle(line: Element, area: Element): number {
  const [inner, outer] = [line.getBoundingClientRect(), area.getBoundingClientRect()];
  return inner.top + inner.height / 2 - (outer.top + outer.height / 2);
}

function move(area: Element, by: ScrollMove): void {
  const line = by.type === 'toUnreadLine' ? unreadLineIn(area) : null;
  if (by.type === 'toEnd') area.scrollTop = area.scrollHeight;
  else if (by.type === 'by') area.scrollTop += by.pixels;
  else if (line) area.scrollTop += toMiddle(line, area);
}

/** @returns the function that stops it, as an effect needs it */
function watchView(
  node: Element | null,
  options: { root: Element | null; rootMargin: string },
  onView: (isInView: boolean) => void,
): () => void {
  const watch = new IntersectionObserver((entries) => onView(entries.at(-1)?.isIntersecting ?? false), options);
  if (node) watch.observe(node);
  return () => watch.disconnect();
}

export function useScroll({ firstKey, lastKey, isOwnLast, loadOlder }: ScrollOptions): ThreadScroll {
  const area = useRef<HTMLDivElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const [machine] = useState(() =>
    startMachine({ initial, reduce: reduceScroll, run: (by: ScrollMove) => area.current && move(area.current, by) }),
  );
  const hasNewBelow = useSyncExternalStore(machine.subscribe, () => isNewBelow(machine.state()));
  const [isEndSeen, setEndSeen] = useState(false);
  const isShown = lastKey !== undefined;
  const onScroll = useCallback(() => {
    if (area.current) machine.dispatch({ type: 'scrolled', measure: area.current });
  }, [machine]);
  useLayoutEffect(() => {
    const node = area.current;
    if (!node || lastKey === undefined) return;
    // Only the opening needs it, and a long thread is long to search.
    const hasUnreadLine = machine.state().at === 'opening' && unreadLineIn(node) !== null;
    machine.dispatch({ type: 'entries', firstKey, lastKey, isOwnLast, hasUnreadLine, height: node.scrollHeight });
    // A short thread is at its end without an event of the browser.
    onScroll();
  }, [machine, firstKey, lastKey, isOwnLast, onScroll]);
  useEffect(() => {
    const node = area.current;
    if (!node) return;
    const watch = new ResizeObserver(() => machine.dispatch({ type: 'resized', height: node.scrollHeight }));
    watch.observe(node);
    for (const child of node.children) watch.observe(child);
    return () => watch.disconnect();
  }, [machine]);
  useEffect(() => {
    if (!loadOlder) return;
    const options = { root: area.current, rootMargin: '200px 0px 0px' };
    return watchView(top.current, options, (isInView) => isInView && loadOlder());
  }, [loadOlder]);
  useEffect(() => {
    if (!isShown) return;
    // Content above the entries counts too: the question about the signature may fill a small window.
    return watchView(end.current, { root: area.current, rootMargin: '100000px 0px 0px' }, setEndSeen);
  }, [isShown]);
  const toEnd = useCallback(() => machine.dispatch({ type: 'endRequested' }), [machine]);
  return { area, top, end, isEndSeen, onScroll, hasNewBelow, toEnd };
}
