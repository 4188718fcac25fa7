// Whether a small form of the page holds input that was not sent. Following a link past one of them asks nothing; a reload
// that the page itself offers does.
import { useEffect, useRef } from 'react';

const holders = new Set<() => boolean>();

export const hasUnsentInput = (): boolean => [...holders].some((holds) => holds());

export function useUnsentInput(holdsInput: boolean): void {
  const present = useRef(holdsInput);
  useEffect(() => {
    present.current = holdsInput;
  });
  useEffect(() => {
    const holds = () => present.current;
    holders.add(holds);
    return () => void holders.delete(holds);
  }, []);
}
