// The button that confirms an address, with the account's password if the user is not signed in.
import { Button, PasswordInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { authApi } from '@wattpact/domain/users/auth-api';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../platform/address/app-link.tsx';
import { paths } from '../../../platform/address/paths.ts';
import { ApiError, call } from '../../../platform/api/call.ts';
import { profileQuery } from '../../../platform/session/session.ts';
import { useSentForm } from '../../../records/use-sent-form.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import classes from './account.module.css';

interface ConfirmAddressProps {
  token: string;
  needsPassword: boolean;
  onConfirmed: () => void;
  /** The link is expired or was used. */
  onInvalid: () => void;
  /** The link belongs to another account than the signed-in one. */
  onForeign: () => void;
}

/** The link itself was refused, not the input. */
export const isOfLink = (error: unknown): boolean =>
  error instanceof ApiError && (error.problem.errors ?? []).some(({ path }) => path === 'token');

export function ConfirmAddressForm({ token, needsPassword, onConfirmed, onInvalid, onForeign }: ConfirmAddressProps) {
  const { t } = useTranslation(['profile', 'common', 'errorMessages']);
  const queryClient = useQueryClient();
  const { form, submit, busy, message } = useSentForm({
    initialValues: { password: '' },
    validate: {
      password: (password) => (needsPassword && !password ? t('errorMessages:error_required.password') : null),
    },
    send: ({ password }) =>
      call(authApi.verifyEmail, { body: needsPassword ? { token, password } : { token }, anonymous: true }),
    ending: {
      onDone: async () => {
        onConfirmed();
        await queryClient.invalidateQueries({ queryKey: profileQuery.queryKey });
      },
      onRefused: (_, error) => {
        if (isOfLink(error)) onInvalid();
        else if (error instanceof ApiError && error.problem.code === 'error_confirm_identity') onForeign();
        else return false;
        return true;
      },
    },
  });
  return (
    <form className={classes.fields} onSubmit={submit} noValidate>
      {message && <Notice kind="reject" title={message} live />}
      {needsPassword && (
        <div>
          <div className={classes.labelRow}>
            <label htmlFor="password" className="mantine-InputWrapper-label">
              {t('verify.password')}
            </label>
            <AppLink to={paths.forgotPassword()}>{t('verify.new_password')}</AppLink>
          </div>
          <PasswordInput
            id="password"
            autoComplete="current-password"
            visibilityToggleButtonProps={{ 'aria-label': t('common:account.show_password') }}
            {...form.getInputProps('password')}
          />
        </div>
      )}
      <Button type="submit" loading={busy}>
        {t('verify.confirm')}
      </Button>
    </form>
  );
}
