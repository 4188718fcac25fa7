// Asks before deleting: first the dry run, then the question or the list of dependents. Dependents stop an owner;
// administrators see what happens to them and may continue.
import { recordKinds } from '@wattpact/domain/records/kinds';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import type { DialogState } from '../page/menu-act.ts';
import type { RecordKind, Target } from '../record-kind.ts';
import type { ShownRecord } from '../shown-record.ts';
import { type ConflictLinks, DeletionOutcome } from './deletion-outcome.tsx';
import { isJustified, Justification } from './justification.tsx';
import { useDeletion } from './use-deletion.ts';

interface DeleteDialogProps extends DialogState {
  /** Its texts are in `common:deletion`. */
  kind: RecordKind;
  record: ShownRecord;
  target: Target;
  /** Administrators delete despite dependents. */
  isAdmin: boolean;
  links?: ConflictLinks;
  /** Navigates to the list. */
  onDeleted: () => unknown;
}

export function DeleteDialog(props: DeleteDialogProps) {
  const { opened, onClose, record, isAdmin, links = {} } = props;
  const { kind } = props.kind;
  const { needsJustification = false } = recordKinds[kind];
  const { t } = useTranslation(['common', 'errorMessages', 'toast']);
  const [typed, setTyped] = useState('');
  const justification = needsJustification ? typed.trim() : undefined;
  const { check, busy, confirm, recheck } = useDeletion({ ...props, justification });
  const failed = check.state === 'failed';
  const hasConflicts = check.state === 'conflicts';
  const stopped = hasConflicts && !isAdmin;
  const title = stopped ? 'stopped_title' : hasConflicts ? 'dependents_title' : 'title';
  const asksWhy = needsJustification && !failed && check.state !== 'checking';
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={t(`common:deletion.${title}`, { name: record.name })}
      confirmLabel={t(failed ? 'common:generic_error.retry' : `common:deletion.${kind}.confirm`)}
      keepLabel={t(`common:deletion.${kind}.keep`)}
      onConfirm={failed ? recheck : confirm}
      loading={busy}
      disabled={check.state === 'checking' || stopped || (asksWhy && !isJustified(typed))}
      danger={!failed}
    >
      <div aria-live="polite">
        <DeletionOutcome check={check} kind={kind} despiteConflicts={isAdmin} links={links} />
      </div>
      {asksWhy && <Justification value={typed} onChange={setTyped} />}
    </ConfirmDialog>
  );
}
