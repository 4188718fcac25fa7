// Asks for a fresh proof when a call wants one, over whatever is open: what was typed there waits.
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { onProofWanted, type Proof } from '../../platform/fresh-proof.ts';
import { profileQuery } from '../../platform/session.ts';

const ProofDialog = lazy(() => import('./proof-dialog.tsx'));

interface Asked {
  /** As the server asks it of this account. */
  kind: 'password' | 'code';
  answer: (proof: Proof) => void;
}

export function ProofHost() {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Asked>();
  useEffect(() => {
    let leave = () => {};
    const stop = onProofWanted(async () => {
      // Whether the account has a second factor may have changed on another page.
      const { hasPassword, hasSecondFactor } = await queryClient.fetchQuery({ ...profileQuery, staleTime: 0 });
      if (!hasPassword && !hasSecondFactor) return 'impossible';
      return new Promise<Proof>((resolve) => {
        const answer = (proof: Proof) => {
          setAsked(undefined);
          resolve(proof);
        };
        leave = () => resolve('refused');
        setAsked({ kind: hasSecondFactor ? 'code' : 'password', answer });
      });
    });
    return () => {
      stop();
      leave();
    };
  }, [queryClient]);
  useOwnEscape(asked);
  if (!asked) return null;
  return (
    <Suspense>
      <ProofDialog kind={asked.kind} onGiven={() => asked.answer('given')} onRefused={() => asked.answer('refused')} />
    </Suspense>
  );
}

/**
 * Each open dialog of Mantine's closes on Escape, the one below too. This listener stands from the start, hence before
 * theirs, and keeps the key for the question alone.
 */
function useOwnEscape(asked: Asked | undefined): void {
  const [current] = useState<{ asked: Asked | undefined }>({ asked: undefined });
  useEffect(() => {
    current.asked = asked;
  }, [asked, current]);
  useEffect(() => {
    const keep = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || !current.asked) return;
      event.stopImmediatePropagation();
      current.asked.answer('refused');
    };
    window.addEventListener('keydown', keep, { capture: true });
    return () => window.removeEventListener('keydown', keep, { capture: true });
  }, [current]);
}
