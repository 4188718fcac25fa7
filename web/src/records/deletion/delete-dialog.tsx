// Asks before deleting: first the dry run, then either the question, or what depends on the record.
// Dependents stop an owner; an administrator is told what happens to them and may go on.
import { Loader, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { ConfirmDialog, Consequences } from '../../ui/feedback/confirm-dialog.tsx';
import { type Icon, icons } from '../../ui/theme/icons.ts';
import type { DialogState } from '../page/menu-act.ts';
import type { RecordKind, Target } from '../record-kind.ts';
import type { ShownRecord } from '../shown-record.ts';
import classes from './deletion.module.css';
import { type Check, type Conflict, useDeletion } from './use-deletion.ts';

const longest = 500;

interface DeleteDialogProps extends DialogState {
  /** Its words are in `common:deletion`. */
  kind: RecordKind;
  record: ShownRecord;
  target: Target;
  /** Administrators delete despite dependents. */
  isAdmin: boolean;
  /** Where a dependent is seen and dealt with. */
  links?: Partial<Record<Conflict['kind'], string>>;
  /** Goes on to the list. */
  onDeleted: () => unknown;
}

export function DeleteDialog(props: DeleteDialogProps) {
  const { opened, onClose, record, isAdmin, links = {} } = props;
  const { kind, needsJustification = false } = props.kind;
  const { t } = useTranslation(['common', 'errorMessages', 'toast']);
  const [justification, setJustification] = useState('');
  const text = needsJustification ? justification.trim() : undefined;
  const { check, busy, confirm, recheck } = useDeletion({ ...props, justification: text });
  const failed = check.state === 'failed';
  const stopped = check.state === 'conflicts' && !isAdmin;
  const isChecked = check.state === 'free' || check.state === 'conflicts';
  const isUnjustified = isChecked && text !== undefined && (text.length === 0 || text.length > longest);
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={t(stopped ? 'common:deletion.stopped_title' : 'common:deletion.title', {
        name: record.name,
      })}
      confirmLabel={t(failed ? 'common:generic_error.retry' : `common:deletion.${kind}.confirm`)}
      keepLabel={t(`common:deletion.${kind}.keep`)}
      onConfirm={failed ? recheck : confirm}
      loading={busy}
      disabled={check.state === 'checking' || stopped || isUnjustified}
      danger={!failed}
    >
      <div aria-live="polite">
        <Outcome check={check} kind={kind} despiteConflicts={isAdmin} links={links} />
      </div>
      {text !== undefined && isChecked && (
        <Textarea
          required
          mt={16}
          label={t('common:deletion.justification')}
          description={t('common:deletion.justification_help')}
          autosize
          minRows={3}
          value={justification}
          error={text.length > longest ? t('errorMessages:error_max_length', { max: longest }) : undefined}
          onChange={(event) => setJustification(event.currentTarget.value)}
        />
      )}
    </ConfirmDialog>
  );
}

interface OutcomeProps {
  check: Check;
  kind: RecordKind['kind'];
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
              of={kind}
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

type ConflictLineProps = Conflict &
  Pick<OutcomeProps, 'despiteConflicts'> & { of: RecordKind['kind']; link: string | undefined };

/** Each kind has its own sentence: what stops the owner, or what the administrator's act does to it. */
function ConflictLine({ of, kind, count, despiteConflicts, link }: ConflictLineProps) {
  const { t } = useTranslation(['common', 'errorMessages']);
  const ConflictIcon = conflictIcons[kind];
  const consequence = [`common:deletion.${of}.consequence.${kind}`, `common:deletion.consequence.${kind}`];
  const text = t(despiteConflicts ? consequence : `errorMessages:conflicts.${kind}`, { count });
  return (
    <li>
      <ConflictIcon size={18} stroke={1.9} aria-hidden />
      {link && !despiteConflicts ? <AppLink to={link}>{text}</AppLink> : text}
    </li>
  );
}
