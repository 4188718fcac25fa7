// The recovery codes, shown only once: each replaces the authenticator app one time.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../ui/feedback/copy-button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import classes from './settings.module.css';

interface RecoveryCodesProps {
  title: string;
  codes: readonly string[];
  /** Continues. */
  children?: ReactNode;
}

export function RecoveryCodes({ title, codes, children }: RecoveryCodesProps) {
  const { t } = useTranslation('profile');
  return (
    <Notice kind="success" title={title} live>
      {t('second_factor.recovery')}
      <ul className={classes.recoveryCodes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.row}>
        <CopyButton value={codes.join('\n')} label={t('second_factor.recovery_codes')} />
        {children}
      </div>
    </Notice>
  );
}
