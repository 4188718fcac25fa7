// Asks for records while somebody types: once the typing pauses, and never two questions at a time.
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import type { CommandPaletteProps, PaletteGroup } from './palette-props.ts';

export interface Finding {
  found: readonly PaletteGroup[];
  /** A question waits or is under way. */
  isLooking: boolean;
  hasFailed: boolean;
}

const pauseMs = 150;
const leastLetters = 2;
const nothing: readonly PaletteGroup[] = [];

interface Answer {
  text: string;
  found: readonly PaletteGroup[];
  hasFailed: boolean;
}

/** The records of an earlier text stay until those of the next one are there, so that the list does not jump. */
export function useFinding(typed: string, find: CommandPaletteProps['find']): Finding {
  const text = typed.trim();
  const [settled] = useDebouncedValue(text, pauseMs);
  const [answer, setAnswer] = useState<Answer>({ text: '', found: nothing, hasFailed: false });
  const isAsked = find !== undefined && text.length >= leastLetters;
  useEffect(() => {
    if (settled.length < leastLetters || !find) return;
    const stop = new AbortController();
    find(settled, stop.signal).then(
      (found) => !stop.signal.aborted && setAnswer({ text: settled, found, hasFailed: false }),
      () => !stop.signal.aborted && setAnswer({ text: settled, found: nothing, hasFailed: true }),
    );
    return () => stop.abort();
  }, [settled, find]);
  if (!isAsked) return { found: nothing, isLooking: false, hasFailed: false };
  const isLooking = answer.text !== text;
  return { found: answer.found, isLooking, hasFailed: answer.hasFailed && !isLooking };
}
