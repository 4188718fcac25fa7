// Asks before something is done to a key or a webhook, and does it.
import { type Ending, useAct } from '../../records/use-act.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';

interface AskedActProps<Answer> {
  title: string;
  text: string;
  /** What the button says. */
  act: string;
  danger?: boolean;
  send: () => Promise<Answer>;
  ending: Ending<Answer>;
  onClose: () => void;
}

export function AskedAct<Answer>({ title, text, act, danger = false, send, ending, onClose }: AskedActProps<Answer>) {
  const { isPending, run } = useAct('legal_entity');
  return (
    <ConfirmDialog
      opened
      danger={danger}
      onClose={onClose}
      title={title}
      confirmLabel={act}
      loading={isPending}
      onConfirm={() => void run(send, ending)}
    >
      <p>{text}</p>
    </ConfirmDialog>
  );
}
