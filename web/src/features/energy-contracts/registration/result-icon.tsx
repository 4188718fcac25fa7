// The result of a criterion as an icon; its word is for screen readers.
import { IconCircleCheck, IconCircleX, IconHelpCircle } from '@tabler/icons-react';
import type { RegistrationResult } from '@wattpact/domain/energy-contracts/registration-duty';
import type { Icon } from '../../../ui/theme/icons.ts';
import { useTermsWords } from '../../contract-terms/terms-words.ts';
import classes from './registration.module.css';
import { dutyTones } from './registration-words.ts';

const resultIcons: Record<RegistrationResult, Icon> = {
  MET: IconCircleCheck,
  NOT_MET: IconCircleX,
  UNKNOWN: IconHelpCircle,
};

export function ResultIcon({ result }: { result: RegistrationResult }) {
  const { t } = useTermsWords();
  const Shown = resultIcons[result];
  const word = t(`energyContracts:registration.result.${result}`);
  return (
    <span role="img" aria-label={word} title={word} className={`${classes.icon} tone-${dutyTones[result]}`}>
      <Shown size={20} stroke={1.7} aria-hidden />
    </span>
  );
}
