// The dialog that asks for the password, or for a code if the account has a second factor.
import { PasswordInput, TextInput } from '@mantine/core';
import { authApi } from '@wattpact/domain/users/auth-api';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { jumpToFirstError } from '../../../platform/api/form-errors.ts';
import { useSentForm } from '../../../records/use-sent-form.ts';
import { FormDialog } from '../../../ui/feedback/form-dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import classes from './settings.module.css';

export interface ProofDialogProps {
  kind: 'password' | 'code';
  onGiven: () => void;
  onRefused: () => void;
}

export default function ProofDialog({ kind, onGiven, onRefused }: ProofDialogProps) {
  const { t } = useTranslation(['profile', 'common', 'errorMessages']);
  const { form, submit, busy, message } = useSentForm({
    initialValues: { proof: '' },
    validate: { proof: (proof) => (proof.trim() ? null : t(`errorMessages:error_required.${kind}`)) },
    send: ({ proof }) => call(authApi.confirm, { body: { [kind]: proof }, proven: true }),
    ending: {
      onDone: onGiven,
      onRefused: ({ errors: { [kind]: said } }) => {
        if (said === undefined) return false;
        // It needs its own name, because the form below may have a password too.
        form.setFieldError('proof', said);
        jumpToFirstError({ proof: said });
        return true;
      },
    },
  });
  const field = { required: true, 'data-autofocus': true, ...form.getInputProps('proof') };
  return (
    <FormDialog
      onTop
      size={480}
      title={t('profile:proof.title')}
      submitLabel={t('profile:proof.confirm')}
      busy={busy}
      onSubmit={submit}
      onClose={onRefused}
    >
      {message ? (
        <Notice kind="reject" title={message} live />
      ) : (
        <p className={classes.help}>{t(`profile:proof.${kind}`)}</p>
      )}
      {kind === 'password' ? (
        <PasswordInput
          label={t('profile:fields.current_password')}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': t('common:account.show_password') }}
          {...field}
        />
      ) : (
        <TextInput
          label={t('common:account.code')}
          description={t('common:account.code_help')}
          autoComplete="one-time-code"
          {...field}
        />
      )}
    </FormDialog>
  );
}
