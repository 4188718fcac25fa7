// Requests a link for a new password. The answer never reveals whether the address has an account.
import { Button, TextInput } from '@mantine/core';
import { authApi } from '@wattpact/domain/users/auth-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../platform/address/app-link.tsx';
import { paths } from '../../../platform/address/paths.ts';
import { call } from '../../../platform/api/call.ts';
import { useSentForm } from '../../../records/use-sent-form.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import classes from './account.module.css';
import { AccountFrame } from './account-frame.tsx';

export function ForgotPasswordPage() {
  const { t } = useTranslation(['common', 'errorMessages', 'profile']);
  const [sent, setSent] = useState(false);
  const { form, submit, busy, message } = useSentForm({
    initialValues: { email: '' },
    validate: { email: (email) => (/^\S+@\S+$/.test(email.trim()) ? null : t('errorMessages:error_email')) },
    send: (body) => call(authApi.forgotPassword, { body, anonymous: true }),
    ending: { onDone: () => setSent(true) },
  });
  return (
    <AccountFrame title={t('account.forgotten')} text={t('account.forgotten_text')}>
      <form className={classes.fields} onSubmit={submit} noValidate>
        {sent && (
          <Notice kind="success" title={t('account.link_sent')} live>
            {t('account.link_sent_text')}
          </Notice>
        )}
        {message && <Notice kind="reject" title={message} live />}
        <TextInput
          required
          type="email"
          autoFocus
          label={t('profile:fields.email')}
          autoComplete="username"
          {...form.getInputProps('email')}
        />
        <Button type="submit" loading={busy}>
          {t('account.send_link')}
        </Button>
      </form>
      <p className={classes.below}>
        <AppLink to={paths.signIn()}>{t('account.back_to_sign_in')}</AppLink>
      </p>
    </AccountFrame>
  );
}
