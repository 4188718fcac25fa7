// Notices about a registration: its deadline where the duty applies or may, and what to check about dates and parties.
import { lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import type { Registration } from '@wattpact/domain/energy-contracts/registration-duty';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useTermsWords } from '../../contract-terms/terms-words.ts';

interface RegistrationNoticesProps {
  registration: Registration;
  /** The contract is still to be handed in. */
  withDeadline: boolean;
  /** The titles alone. */
  brief?: boolean;
}

export function RegistrationNotices({ registration, withDeadline, brief = false }: RegistrationNoticesProps) {
  const { t } = useTermsWords();
  const { notices } = registration;
  return (
    <>
      {withDeadline && <DeadlineNotice registration={registration} brief={brief} />}
      {notices.map((notice) => (
        <Notice key={notice} kind="warning" title={t(`energyContracts:registration.notice.${notice}`)}>
          {!brief && t(`energyContracts:registration.notice_text.${notice}`)}
        </Notice>
      ))}
    </>
  );
}

function DeadlineNotice({ registration, brief }: { registration: Registration; brief: boolean }) {
  const { t, formats } = useTermsWords();
  const { deadline, duty } = registration;
  if (deadline === null || duty === 'NOT_MET') return null;
  // The days are counted in Portugal, wherever the reader is.
  const isPast = lisbonDate(new Date()) > deadline;
  const title = t(isPast ? 'energyContracts:deadline.past' : 'energyContracts:deadline.title', {
    date: formats.date(deadline),
    distance: formats.relative(deadline),
  });
  return (
    <Notice kind="time" title={title}>
      {!brief && t(`energyContracts:deadline.text_${duty}`)}
    </Notice>
  );
}
