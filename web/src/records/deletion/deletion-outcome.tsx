// The result of a deletion's dry run: no dependents, the dependents, or why it failed.
import { Loader } from '@mantine/core';
import { perKind, recordKindNames } from '@wattpact/domain/records/kinds';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { Consequences } from '../../ui/feedback/confirm-dialog.tsx';
import { kindIcons } from '../kind-looks.ts';
import type { RecordKind } from '../record-kind.ts';
import classes from './deletion.module.css';
import type { Check, Conflict } from './use-deletion.ts';

/** The page where a dependent can be handled. */
export type ConflictLinks = Partial<Record<Conflict['kind'], string>>;

interface OutcomeProps {
  check: Check;
  kind: RecordKind['kind'];
  despiteConflicts: boolean;
  links: ConflictLinks;
}

export function DeletionOutcome({ check, kind, despiteConflicts, links }: OutcomeProps) {
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

const conflictIcons = perKind(recordKindNames, 'plural', (kind) => kindIcons[kind]);

type ConflictLineProps = Conflict &
  Pick<OutcomeProps, 'despiteConflicts'> & { of: RecordKind['kind']; link: string | undefined };

/** Each kind has its own sentence: what stops the owner, or what the administrator's deletion does to it. */
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
