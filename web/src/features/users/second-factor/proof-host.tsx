// Asks for a fresh proof of identity when a call needs one, over whatever is open; the input there stays.
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState } from 'react';
import { onProofRequested, type Proof } from '../../../platform/api/fresh-proof.ts';
import { profileQuery } from '../../../platform/session/session.ts';
import type { ProofDialogProps } from './proof-dialog.tsx';
import { keepEscape, lastFocus } from './question-on-top.ts';

interface Asked {
  Dialog: ComponentType<ProofDialogProps>;
  /** The kind of proof that the server accepts for this account. */
  kind: 'password' | 'code';
  answer: (proof: Proof) => void;
}

export default function ProofHost() {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Asked>();
  useEffect(() => {
    let answer: Asked['answer'] | undefined;
    const escapeKey = keepEscape(() => answer?.('refused'));
    const focus = lastFocus();
    const stopAsking = onProofRequested(async () => {
      // The account's second factor may have changed on another page.
      const { hasPassword, hasSecondFactor } = await queryClient.fetchQuery({ ...profileQuery, staleTime: 0 });
      if (!hasPassword && !hasSecondFactor) return 'impossible';
      // Loaded here and not during rendering: if loading fails, only the call fails and the page stays.
      const { default: Dialog } = await import('./proof-dialog.tsx');
      const { promise, resolve } = Promise.withResolvers<Proof>();
      const goBack = focus.hold();
      answer = (proof) => {
        answer = undefined;
        escapeKey.release();
        setAsked(undefined);
        resolve(proof);
        if (proof === 'refused') goBack();
      };
      escapeKey.hold();
      setAsked({ Dialog, kind: hasSecondFactor ? 'code' : 'password', answer });
      return promise;
    });
    return () => {
      stopAsking();
      answer?.('refused');
      escapeKey.stop();
      focus.stop();
    };
  }, [queryClient]);
  if (!asked) return null;
  const { Dialog, kind, answer } = asked;
  return <Dialog kind={kind} onGiven={() => answer('given')} onRefused={() => answer('refused')} />;
}
