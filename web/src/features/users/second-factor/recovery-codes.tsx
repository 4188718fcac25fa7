// The recovery codes, shown only once: each replaces the authenticator app one time. Saved or printed, they name the account.
import { Button } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { saveContent } from '../../../platform/api/save-content.ts';
import { useSettings } from '../../../platform/api/settings.ts';
import { useSession } from '../../../platform/session/session.ts';
import { CopyButton } from '../../../ui/feedback/copy-button.tsx';
import classes from './settings.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  /** Continues. */
  children: ReactNode;
}

export function RecoveryCodes({ codes, children }: RecoveryCodesProps) {
  const { t } = useTranslation(['profile', 'common']);
  const { appName } = useSettings();
  const account = `${appName}, ${useSession().email}`;
  const name = t('profile:second_factor.recovery_codes');
  const text = codes.join('\n');
  return (
    <>
      <p className={classes.help}>{t('profile:second_factor.recovery')}</p>
      <p className={classes.account}>{account}</p>
      <ul className={classes.recoveryCodes} aria-label={name}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.codeActs}>
        <CopyButton value={text} label={name} text={t('profile:second_factor.copy_codes')} />
        <Button
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.9} />}
          onClick={() =>
            saveContent(
              new Blob([`${account}\n\n${text}\n`], { type: 'text/plain' }),
              `${t('profile:second_factor.codes_file')}.txt`,
            )
          }
        >
          {t('profile:second_factor.save_codes')}
        </Button>
        <Button variant="default" leftSection={<IconPrinter size={16} stroke={1.9} />} onClick={() => window.print()}>
          {t('common:compare.print')}
        </Button>
        {children}
      </div>
    </>
  );
}
