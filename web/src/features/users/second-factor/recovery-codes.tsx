// The recovery codes, shown only once: each replaces the authenticator app one time.
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { saveContent } from '../../../platform/api/save-content.ts';
import { CopyButton } from '../../../ui/feedback/copy-button.tsx';
import classes from './settings.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  /** Continues. */
  children: ReactNode;
}

export function RecoveryCodes({ codes, children }: RecoveryCodesProps) {
  const { t } = useTranslation('profile');
  const name = t('second_factor.recovery_codes');
  const text = codes.join('\n');
  return (
    <>
      <p className={classes.help}>{t('second_factor.recovery')}</p>
      <ul className={classes.recoveryCodes} aria-label={name}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.codeActs}>
        <CopyButton value={text} label={name} text={t('second_factor.copy_codes')} />
        <Button
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.9} />}
          onClick={() =>
            saveContent(new Blob([`${text}\n`], { type: 'text/plain' }), `${t('second_factor.codes_file')}.txt`)
          }
        >
          {t('second_factor.save_codes')}
        </Button>
        {children}
      </div>
    </>
  );
}
