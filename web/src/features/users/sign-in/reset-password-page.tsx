// Sets a new password with the token from the link.
import { Button, Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { authApi } from '@wattpact/domain/users/auth-api';
import { resetPasswordInput } from '@wattpact/domain/users/user';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../platform/address/app-link.tsx';
import { useLinkParts } from '../../../platform/address/link-parts.ts';
import { useGo } from '../../../platform/address/navigation.ts';
import { paths } from '../../../platform/address/paths.ts';
import { call } from '../../../platform/api/call.ts';
import { checkWith } from '../../../platform/api/forms.ts';
import { apiQuery } from '../../../platform/api/query.ts';
import { useSentForm } from '../../../records/use-sent-form.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import classes from './account.module.css';
import { AccountFrame } from './account-frame.tsx';
import { NewPasswordField } from './password-field.tsx';

export function ResetPasswordPage() {
  const { t } = useTranslation(['common', 'errorMessages', 'profile', 'toast']);
  const go = useGo();
  const { data: providers = [] } = useQuery(apiQuery(authApi.providers, { anonymous: true }));
  const token = useLinkParts().get('token') ?? '';
  const { form, submit, busy, message } = useSentForm({
    initialValues: { password: '', removeProviderLinks: false },
    validate: (values) => checkWith(resetPasswordInput)({ ...values, token }),
    send: (values) => call(authApi.resetPassword, { body: { token, ...values }, anonymous: true }),
    ending: { done: t('toast:password_changed'), onDone: () => go(paths.signIn()) },
  });
  return (
    <AccountFrame title={t('account.new_password')}>
      <form className={classes.fields} onSubmit={submit} noValidate>
        {(message || form.errors.token) && (
          <Notice kind="reject" title={message ?? t('account.link_invalid')} live>
            <AppLink to={paths.forgotPassword()}>{t('account.send_link')}</AppLink>
          </Notice>
        )}
        <NewPasswordField label={t('profile:fields.new_password')} person={{}} {...form.getInputProps('password')} />
        {providers.length > 0 && (
          <Checkbox
            label={t('account.remove_external', { names: providers.map(({ name }) => name).join(', ') })}
            {...form.getInputProps('removeProviderLinks', { type: 'checkbox' })}
          />
        )}
        <Button type="submit" loading={busy}>
          {t('account.set_password')}
        </Button>
      </form>
    </AccountFrame>
  );
}
