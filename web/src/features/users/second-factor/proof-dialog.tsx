// The dialog that asks for the password, or for a code if the account has a second factor.
import { PasswordInput, TextInput } from '@mantine/core';
import { authApi } from '@wattpact/domain/users/auth-api';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../../platform/api/api-problems.ts';
import { call } from '../../../platform/api/call.ts';
import { jumpToFirstError } from '../../../platform/api/form-errors.ts';
import { FormDialog } from '../../../ui/feedback/form-dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useSentForm } from '../../../ui/feedback/use-sent-form.ts';
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
    send: async ({ proof }) => {
      try {
        await call(authApi.confirm, { body: { [kind]: proof }, proven: true });
        onGiven();
      } catch (error) {
        const said = refusalOf(error).errors[kind];
        if (said === undefined) throw error;
        // It needs its own name, because the form below may have a password too.
        form.setFieldError('proof', said);
        jumpToFirstError({ proof: said });
      }
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
