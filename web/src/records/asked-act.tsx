// Asks before something is done, does it, and shows the result. It is mounted only while it asks.
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../ui/feedback/confirm-dialog.tsx';
import { type Ending, useAct } from './use-act.ts';
import type { ActAbout } from './use-refresh.ts';

interface AskedActProps<Answer> {
  about: ActAbout;
  title: string;
  /** What follows from it. */
  children: ReactNode;
  /** What the button says. */
  act: string;
  danger?: boolean;
  /** Over another dialog. */
  onTop?: boolean;
  send: () => Promise<Answer>;
  ending: Ending<Answer>;
  onClose: () => void;
}

export function AskedAct<Answer>({ about, act, send, ending, ...dialog }: AskedActProps<Answer>) {
  const { isPending, run } = useAct(about);
  return (
    <ConfirmDialog {...dialog} opened confirmLabel={act} loading={isPending} onConfirm={() => void run(send, ending)} />
  );
}
