// Changing the password; every other session ends.
import { Button, PasswordInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { authApi } from '@wattpact/domain/users/auth-api';
import { changePasswordInput } from '@wattpact/domain/users/user';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { checkWith } from '../../../platform/api/forms.ts';
import { useSession } from '../../../platform/session/session.ts';
import { useSentForm } from '../../../records/use-sent-form.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SectionPaper } from '../../../ui/record/section-paper.tsx';
import classes from '../second-factor/settings.module.css';
import { NewPasswordField } from '../sign-in/password-field.tsx';
import { useNext } from '../sign-in/use-signed-in.ts';

export function PasswordSection() {
  const { t } = useTranslation(['profile', 'common', 'errorMessages', 'toast']);
  const user = useSession();
  const queryClient = useQueryClient();
  const router = useRouter();
  const next = useNext();
  const { form, submit, busy, message } = useSentForm({
    initialValues: { currentPassword: '', newPassword: '' },
    validate: checkWith(changePasswordInput),
    send: (body) => call(authApi.changePassword, { body }),
    ending: {
      done: t('toast:password_changed'),
      onDone: async () => {
        form.reset();
        // Refetch everything: until now the server refused all requests of a user who must change it.
        await queryClient.invalidateQueries();
        if (next) router.history.push(next);
      },
    },
  });
  return (
    <SectionPaper title={t('password')}>
      <p className={classes.help}>{t('password_text')}</p>
      <form onSubmit={submit} noValidate className={classes.fields}>
        {message && (
          <div className="wide">
            <Notice kind="reject" title={message} live />
          </div>
        )}
        <PasswordInput
          required
          label={t('fields.current_password')}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': t('common:account.show_password') }}
          {...form.getInputProps('currentPassword')}
        />
        <NewPasswordField label={t('fields.new_password')} person={user} {...form.getInputProps('newPassword')} />
        <div className="wide">
          <Button type="submit" variant="default" loading={busy}>
            {t('password_change')}
          </Button>
        </div>
      </form>
    </SectionPaper>
  );
}
