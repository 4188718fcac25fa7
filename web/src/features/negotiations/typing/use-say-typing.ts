// Says over the socket that the user is typing, at most once in a few seconds.
import { typingEveryMs } from '@wattpact/domain/negotiations/negotiation-news';
import { useMemo } from 'react';
import { sayTyping } from '../../../platform/realtime/realtime.ts';

/** @returns to be called with every change of the text */
export function useSayTyping(negotiationId: string): () => void {
  return useMemo(() => {
    let saidAt = Number.NEGATIVE_INFINITY;
    return () => {
      const now = performance.now();
      if (now - saidAt < typingEveryMs) return;
      saidAt = now;
      sayTyping(negotiationId);
    };
  }, [negotiationId]);
}
