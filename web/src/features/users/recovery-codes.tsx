// The recovery codes, shown this once: each replaces the app one time.
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import classes from './settings.module.css';

export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation('profile');
  return (
    <Notice kind="success" title={t('second_factor.on')} live>
      {t('second_factor.recovery')}
      <ul className={classes.recoveryCodes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <CopyButton value={codes.join('\n')} label={t('second_factor.recovery_codes')} />
    </Notice>
  );
}
