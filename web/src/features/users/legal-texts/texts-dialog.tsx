// Asks for the terms and the privacy notice of which the person has not accepted the present version. The page below
// stays as it is; the settings are free, for who wants to take their data along or delete the account.
import { Button, Modal } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { userApi } from '@wattpact/domain/users/user-api';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../platform/address/app-link.tsx';
import { paths } from '../../../platform/address/paths.ts';
import { call } from '../../../platform/api/call.ts';
import { profileQuery, useSession } from '../../../platform/session/session.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { useAct } from '../../../records/use-act.ts';
import { LegalLink } from '../sign-in/legal-link.tsx';
import { isPending } from './pending-texts.ts';
import { addressOf } from './text-addresses.ts';
import classes from './texts-dialog.module.css';

export default function TextsDialog({ onSignOut }: { onSignOut: () => void }): ReactNode {
  const { t } = useTranslation(['profile', 'common']);
  const formats = useFormats();
  const pending = useSession().texts.filter(isPending);
  const isInSettings = useLocation({ select: ({ pathname }) => pathname.includes('/settings/') });
  const client = useQueryClient();
  const act = useAct(() => client.invalidateQueries({ queryKey: profileQuery.queryKey }));
  const accept = () => {
    const body = Object.fromEntries(pending.map(({ name, version }) => [name, version]));
    return act.run(() => call(userApi.acceptTexts, { body }), {
      onDone: (profile) => client.setQueryData(profileQuery.queryKey, profile),
    });
  };
  const hasTerms = pending.some(({ name }) => name === 'terms');
  return (
    <Modal
      opened={pending.length > 0 && !isInSettings}
      onClose={() => {}}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      title={t('texts.title')}
      centered
      size={480}
    >
      <p className={classes.intro}>{t('texts.text')}</p>
      <ul className={classes.texts}>
        {pending.map(({ name, version, accepted }) => (
          <li key={name}>
            <LegalLink to={addressOf[name]()} target="_blank">
              {t(`texts.${name}`)}
            </LegalLink>
            <span>
              {accepted
                ? t('texts.newer', { version: formats.date(version), accepted: formats.date(accepted.version) })
                : t('texts.version', { version: formats.date(version) })}
            </span>
          </li>
        ))}
      </ul>
      <p className={classes.help}>
        {t('texts.otherwise')} <AppLink to={paths.privacy()}>{t('texts.settings')}</AppLink>
      </p>
      <div className={classes.acts}>
        <Button variant="default" onClick={onSignOut}>
          {t('common:shell.sign_out')}
        </Button>
        <Button loading={act.isPending} onClick={() => void accept()}>
          {t(hasTerms ? 'texts.accept' : 'texts.noted')}
        </Button>
      </div>
    </Modal>
  );
}
