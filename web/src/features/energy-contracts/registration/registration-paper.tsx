// Whether the duty to register applies: each criterion with its reason, the five counted days, and when the contract was
// handed in.
import type { Registration } from '@wattpact/domain/energy-contracts/registration-duty';
import { useSettings } from '../../../platform/api/settings.ts';
import { SectionPaper } from '../../../ui/record/section-paper.tsx';
import { StatusBadge } from '../../../ui/text/status-badge.tsx';
import { useTermsWords } from '../../contract-terms/terms-words.ts';
import classes from './registration.module.css';
import { dutyText, dutyTones, handedInText, reasonText, roleText } from './registration-words.ts';
import { ResultIcon } from './result-icon.tsx';

interface RegistrationPaperProps {
  registration: Registration;
  /** The contract was approved. */
  isAccepted?: boolean;
}

export function RegistrationPaper({ registration, isAccepted = false }: RegistrationPaperProps) {
  const words = useTermsWords();
  const { t } = words;
  const { registrationRole } = useSettings();
  const { criteria } = registration;
  const handedIn = handedInText(registration, words);
  return (
    <SectionPaper title={t('energyContracts:registration.title')} aside={<DutyBadge registration={registration} />}>
      <p className={classes.text}>{dutyText(registration, words)}</p>
      <ul className={classes.criteria}>
        {criteria.map((one) => (
          <li key={one.criterion}>
            <ResultIcon result={one.result} />
            <div>
              <strong>{t(`energyContracts:registration.criterion.${one.criterion}`)}</strong>
              <span>{reasonText(one, words)}</span>
            </div>
          </li>
        ))}
      </ul>
      <CountedDays registration={registration} />
      {handedIn && <p className={classes.text}>{handedIn}</p>}
      <p className={classes.note}>{roleText(registrationRole, registration, isAccepted, words)}</p>
    </SectionPaper>
  );
}

/** None where the duty does not apply: then no day counts. */
function CountedDays({ registration: { duty, signedAt, countedDays } }: RegistrationPaperProps) {
  const { t, formats } = useTermsWords();
  if (duty === 'NOT_MET' || signedAt === null || countedDays.length === 0) return null;
  return (
    <div className={classes.counted}>
      <h3>{t('energyContracts:registration.counted_days', { date: formats.date(signedAt) })}</h3>
      <ol>
        {countedDays.map((day, index) => (
          <li key={day} data-last={index === countedDays.length - 1 || undefined}>
            <span>{formats.weekday(day)}</span>
            <time dateTime={day}>{formats.date(day)}</time>
          </li>
        ))}
      </ol>
    </div>
  );
}

function DutyBadge({ registration: { duty } }: { registration: Registration }) {
  const { t } = useTermsWords();
  return <StatusBadge status={duty} tone={dutyTones[duty]} label={t(`energyContracts:registration.duty.${duty}`)} />;
}

/** The criteria in a few words, beside the form. */
export function RegistrationSummary({ registration }: { registration: Registration }) {
  const { t } = useTermsWords();
  return (
    <SectionPaper
      panel
      title={t('energyContracts:registration.title')}
      aside={<DutyBadge registration={registration} />}
    >
      <ul className={classes.criteria} data-brief>
        {registration.criteria.map(({ criterion, result }) => (
          <li key={criterion}>
            <ResultIcon result={result} />
            {t(`energyContracts:registration.criterion.${criterion}`)}
          </li>
        ))}
      </ul>
    </SectionPaper>
  );
}
