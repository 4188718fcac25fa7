// The width of an element from its first frame on: what is laid out by it moves nothing below it.
import { useElementSize, useMergedRef } from '@mantine/hooks';
import { type RefCallback, useLayoutEffect, useRef, useState } from 'react';

/** @returns a reference for the element, and its width in px */
export function useWidth(): { ref: RefCallback<HTMLElement>; width: number } {
  const { ref: observe, width } = useElementSize<HTMLElement>();
  const element = useRef<HTMLElement>(null);
  const [first, setFirst] = useState(0);
  // An observer tells of it only after the frame.
  useLayoutEffect(() => setFirst(element.current?.getBoundingClientRect().width ?? 0), []);
  return { ref: useMergedRef(observe, element), width: Math.round(width || first) };
}
