// The confirmation of a change of the second factor: the password (if the user has one), a code, or both.
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useSentForm } from '../../../ui/feedback/use-sent-form.ts';
import classes from './settings.module.css';

type Asked = 'password' | 'code';

interface FactorFormProps {
  /** Neither: users without a password confirm by a fresh sign-in at their provider, which the server requests. */
  asked: readonly Asked[];
  label: string;
  danger?: boolean;
  /** The main act of a dialog, which begins in its first field. */
  filled?: boolean;
  onSend: (typed: Record<Asked, string>) => Promise<void>;
}

export function FactorForm({ asked, label, danger = false, filled = false, onSend }: FactorFormProps) {
  const { t } = useTranslation(['profile', 'common', 'errorMessages']);
  const check = (name: Asked) => (text: string) =>
    text.trim() || !asked.includes(name) ? null : t(`errorMessages:error_required.${name}`);
  const { form, submit, busy, message } = useSentForm({
    initialValues: { password: '', code: '' },
    validate: { password: check('password'), code: check('code') },
    send: onSend,
  });
  return (
    <form onSubmit={submit} noValidate className={classes.fields}>
      {message && (
        <div className="wide">
          <Notice kind="reject" title={message} live />
        </div>
      )}
      {asked.includes('password') && (
        <PasswordInput
          required
          label={t('fields.current_password')}
          autoComplete="current-password"
          data-autofocus={filled || undefined}
          visibilityToggleButtonProps={{ 'aria-label': t('common:account.show_password') }}
          {...form.getInputProps('password')}
        />
      )}
      {asked.includes('code') && (
        <TextInput
          required
          label={t('common:account.code')}
          autoComplete="one-time-code"
          {...form.getInputProps('code')}
        />
      )}
      <div className="wide">
        <Button
          type="submit"
          loading={busy}
          {...(danger
            ? { variant: 'outline', color: 'red', 'data-danger': true }
            : { variant: filled ? 'filled' : 'default' })}
        >
          {label}
        </Button>
      </div>
    </form>
  );
}
