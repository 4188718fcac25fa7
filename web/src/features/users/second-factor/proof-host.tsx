// Asks for a fresh proof when a call wants one, over whatever is open: what was typed there waits.
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState } from 'react';
import { onProofWanted, type Proof } from '../../../platform/api/fresh-proof.ts';
import { profileQuery } from '../../../platform/session/session.ts';
import type { ProofDialogProps } from './proof-dialog.tsx';
import { keepEscape, lastFocus } from './question-on-top.ts';

interface Asked {
  Dialog: ComponentType<ProofDialogProps>;
  /** As the server asks it of this account. */
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
    const stopAsking = onProofWanted(async () => {
      // Whether the account has a second factor may have changed on another page.
      const { hasPassword, hasSecondFactor } = await queryClient.fetchQuery({ ...profileQuery, staleTime: 0 });
      if (!hasPassword && !hasSecondFactor) return 'impossible';
      // Here, and not as it is drawn: when it does not load the call fails, and what is open stays.
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
