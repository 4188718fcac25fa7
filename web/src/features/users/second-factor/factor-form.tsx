// The confirmation of a change of the second factor: the password (if the user has one), a code, or both.
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Ending } from '../../../records/use-act.ts';
import { useSentForm } from '../../../records/use-sent-form.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import classes from './settings.module.css';

type Asked = 'password' | 'code';

interface FactorFormProps<Answer> {
  /** Neither: users without a password confirm by a fresh sign-in at their provider, which the server requests. */
  asked: readonly Asked[];
  label: string;
  danger?: boolean;
  /** The main act of a dialog, which begins in its first field. */
  filled?: boolean;
  send: (typed: Record<Asked, string>) => Promise<Answer>;
  ending: Ending<Answer>;
}

export function FactorForm<Answer>(props: FactorFormProps<Answer>) {
  const { asked, label, danger = false, filled = false, send, ending } = props;
  const { t } = useTranslation(['profile', 'common', 'errorMessages']);
  const check = (name: Asked) => (text: string) =>
    text.trim() || !asked.includes(name) ? null : t(`errorMessages:error_required.${name}`);
  const { form, submit, busy, message } = useSentForm({
    initialValues: { password: '', code: '' },
    validate: { password: check('password'), code: check('code') },
    send,
    ending,
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
