// Proving an address with the token of the mail: done as soon as the page opens.
import { Button, Loader } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { authApi } from 'domain/users/auth-api';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/app-link.tsx';
import { call } from '../../platform/call.ts';
import { paths } from '../../platform/paths.ts';
import { Notice } from '../../ui/notice.tsx';
import classes from './account.module.css';
import { AccountFrame } from './account-frame.tsx';

export function VerifyEmailPage() {
  const { t } = useTranslation();
  const { token = '' }: { token?: string } = useSearch({ strict: false });
  const { mutate, status } = useMutation({
    mutationFn: () => call(authApi.verifyEmail, { body: { token }, anonymous: true }),
  });
  const sent = useRef(false);
  useEffect(() => {
    // A token counts once: the effect must not spend it twice.
    if (sent.current) return;
    sent.current = true;
    mutate();
  }, [mutate]);
  return (
    <AccountFrame title={t('account.verify_email')}>
      <div className={classes.fields}>
        {status === 'success' && <Notice kind="success" title={t('account.email_verified')} live />}
        {status === 'error' && (
          <Notice kind="reject" title={t('account.link_invalid')} live>
            {t('account.link_invalid_text')}
          </Notice>
        )}
        {status === 'pending' || status === 'idle' ? (
          <Loader aria-label={t('loading')} />
        ) : (
          <Button component={AppLink} to={paths.home()}>
            {t('account.go_on')}
          </Button>
        )}
      </div>
    </AccountFrame>
  );
}
