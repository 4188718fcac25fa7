// Asks before deleting: first the dry run, then either the question, or what depends on the record.
// Dependents stop an owner; an administrator is told what happens to them and may go on.
import { Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog, Consequences } from '../../ui/confirm-dialog.tsx';
import { type Icon, icons } from '../../ui/icons.ts';
import classes from './deletion.module.css';
import { type Check, type Conflict, type RemoveCall, useDeletion } from './use-deletion.ts';

interface DeleteDialogProps {
  opened: boolean;
  onClose: () => void;
  /** Which record: its words are in `common:deletion`. */
  kind: 'legal_entity' | 'project' | 'offer';
  id: string;
  name: string;
  target: RemoveCall;
  /** Administrators delete despite dependents. */
  despiteConflicts?: boolean;
  /** Goes on to the list. */
  onDeleted: () => unknown;
}

export function DeleteDialog(props: DeleteDialogProps) {
  const { opened, onClose, kind, name, despiteConflicts = false } = props;
  const { t } = useTranslation(['common', 'errorMessages', 'toast']);
  const { check, busy, confirm } = useDeletion(props);
  const stopped = check.state === 'conflicts' && !despiteConflicts;
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={t(stopped ? 'common:deletion.stopped_title' : 'common:deletion.title', { name })}
      confirmLabel={t(`common:deletion.${kind}.confirm`)}
      keepLabel={t(`common:deletion.${kind}.keep`)}
      onConfirm={confirm}
      loading={busy}
      disabled={check.state !== 'free' && !(check.state === 'conflicts' && despiteConflicts)}
      danger
    >
      <div aria-live="polite">
        <Outcome check={check} kind={kind} despiteConflicts={despiteConflicts} />
      </div>
    </ConfirmDialog>
  );
}

interface OutcomeProps {
  check: Check;
  kind: DeleteDialogProps['kind'];
  despiteConflicts: boolean;
}

function Outcome({ check, kind, despiteConflicts }: OutcomeProps) {
  const { t } = useTranslation();
  if (check.state === 'checking') {
    return (
      <p className={classes.checking}>
        <Loader size={18} aria-hidden /> {t('deletion.checking')}
      </p>
    );
  }
  if (check.state === 'failed') return <Consequences>{check.message}</Consequences>;
  const warning = (
    <p>
      <strong>{t('deletion.for_good')}</strong>
    </p>
  );
  if (check.state === 'free') {
    return (
      <>
        <p>{t(`deletion.${kind}.text`)}</p>
        {warning}
      </>
    );
  }
  return (
    <>
      <p>{t(despiteConflicts ? `deletion.${kind}.dependents` : `deletion.${kind}.stopped`)}</p>
      <Consequences>
        <ul className={classes.conflicts}>
          {check.conflicts.map((conflict) => (
            <ConflictLine key={conflict.kind} {...conflict} despiteConflicts={despiteConflicts} />
          ))}
        </ul>
      </Consequences>
      {despiteConflicts && warning}
    </>
  );
}

const conflictIcons: Record<Conflict['kind'], Icon> = {
  projects: icons.project,
  offers: icons.offer,
  energy_contracts: icons.contract,
  negotiations: icons.negotiation,
  invoices: icons.invoice,
};

/** Each kind has its own sentence: what stops the owner, or what the administrator's act does to it. */
function ConflictLine({ kind, count, despiteConflicts }: Conflict & { despiteConflicts: boolean }) {
  const { t } = useTranslation(['common', 'errorMessages']);
  const ConflictIcon = conflictIcons[kind];
  return (
    <li>
      <ConflictIcon size={18} stroke={1.9} aria-hidden />
      {t(despiteConflicts ? `common:deletion.consequence.${kind}` : `errorMessages:conflicts.${kind}`, { count })}
    </li>
  );
}
