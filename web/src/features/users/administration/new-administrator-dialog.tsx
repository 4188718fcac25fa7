// Creates an administrator with an initial password, which is handed over in person and replaced at the first sign-in.
import { TextInput } from '@mantine/core';
import { newAdministrator } from '@wattpact/domain/users/user';
import { adminUserApi } from '@wattpact/domain/users/user-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { checkWith } from '../../../platform/api/forms.ts';
import { repeatKey } from '../../../platform/api/repeat-key.ts';
import { toasts } from '../../../platform/toasts.ts';
import { useRefresh } from '../../../records/use-refresh.ts';
import { useFocusBack } from '../../../ui/feedback/focus-back.ts';
import { FormDialog } from '../../../ui/feedback/form-dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useSentForm } from '../../../ui/feedback/use-sent-form.ts';
import classes from '../second-factor/settings.module.css';
import { NewPasswordField } from '../sign-in/password-field.tsx';

export function NewAdministratorDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['profile', 'common', 'errorMessages', 'toast']);
  useFocusBack();
  const refresh = useRefresh('user');
  const [key] = useState(repeatKey);
  const { form, submit, busy, message } = useSentForm({
    initialValues: { firstName: '', lastName: '', email: '', password: '' },
    validate: checkWith(newAdministrator),
    send: async (body) => {
      const { displayName } = await call(adminUserApi.create, { body, idempotencyKey: key.of(body) });
      toasts.success(t('toast:users.created'), displayName);
      onClose();
      await refresh();
    },
  });
  return (
    <FormDialog
      title={t('users.create')}
      submitLabel={t('users.create')}
      busy={busy}
      fieldsClassName={classes.fields}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="wide">
        {message ? (
          <Notice kind="reject" title={t('errorMessages:users.error_create_administrator')} live>
            {message}
          </Notice>
        ) : (
          <p className={classes.help}>{t('users.create_text')}</p>
        )}
      </div>
      <TextInput required label={t('fields.first_name')} {...form.getInputProps('firstName')} />
      <TextInput required label={t('fields.last_name')} {...form.getInputProps('lastName')} />
      <TextInput required type="email" label={t('fields.email')} {...form.getInputProps('email')} />
      <NewPasswordField label={t('users.first_password')} {...form.getInputProps('password')} />
    </FormDialog>
  );
}
