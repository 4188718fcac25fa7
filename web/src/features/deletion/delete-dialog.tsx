// Asks before deleting: first the dry run, then either the question, or what depends on the record.
// Dependents stop an owner; an administrator is told what happens to them and may go on.
import { Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { ConfirmDialog, Consequences } from '../../ui/feedback/confirm-dialog.tsx';
import { type Icon, icons } from '../../ui/theme/icons.ts';
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
  /** Where a dependent is seen and dealt with. */
  links?: Partial<Record<Conflict['kind'], string>>;
  /** Goes on to the list. */
  onDeleted: () => unknown;
}

export function DeleteDialog(props: DeleteDialogProps) {
  const { opened, onClose, kind, name, despiteConflicts = false, links = {} } = props;
  const { t } = useTranslation(['common', 'errorMessages', 'toast']);
  const { check, busy, confirm, recheck } = useDeletion(props);
  const failed = check.state === 'failed';
  const stopped = check.state === 'conflicts' && !despiteConflicts;
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={t(stopped ? 'common:deletion.stopped_title' : 'common:deletion.title', { name })}
      confirmLabel={t(failed ? 'common:generic_error.retry' : `common:deletion.${kind}.confirm`)}
      keepLabel={t(`common:deletion.${kind}.keep`)}
      onConfirm={failed ? recheck : confirm}
      loading={busy}
      disabled={check.state === 'checking' || stopped}
      danger={!failed}
    >
      <div aria-live="polite">
        <Outcome check={check} kind={kind} despiteConflicts={despiteConflicts} links={links} />
      </div>
    </ConfirmDialog>
  );
}

interface OutcomeProps {
  check: Check;
  kind: DeleteDialogProps['kind'];
  despiteConflicts: boolean;
  links: NonNullable<DeleteDialogProps['links']>;
}

function Outcome({ check, kind, despiteConflicts, links }: OutcomeProps) {
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
            <ConflictLine
              key={conflict.kind}
              {...conflict}
              despiteConflicts={despiteConflicts}
              link={links[conflict.kind]}
            />
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

type ConflictLineProps = Conflict & { despiteConflicts: boolean; link: string | undefined };

/** Each kind has its own sentence: what stops the owner, or what the administrator's act does to it. */
function ConflictLine({ kind, count, despiteConflicts, link }: ConflictLineProps) {
  const { t } = useTranslation(['common', 'errorMessages']);
  const ConflictIcon = conflictIcons[kind];
  const text = t(despiteConflicts ? `common:deletion.consequence.${kind}` : `errorMessages:conflicts.${kind}`, {
    count,
  });
  return (
    <li>
      <ConflictIcon size={18} stroke={1.9} aria-hidden />
      {link && !despiteConflicts ? <AppLink to={link}>{text}</AppLink> : text}
    </li>
  );
}
