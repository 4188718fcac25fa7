// Creates an administrator with an initial password, which is handed over in person and replaced at the first sign-in.
import { TextInput } from '@mantine/core';
import { adminUserApi } from '@wattpact/domain/users/admin-user-api';
import { newAdministrator } from '@wattpact/domain/users/user';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { checkWith } from '../../../platform/api/forms.ts';
import { useSentForm } from '../../../records/use-sent-form.ts';
import { FormDialog } from '../../../ui/feedback/form-dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import classes from '../second-factor/settings.module.css';
import { NewPasswordField } from '../sign-in/password-field.tsx';

export function NewAdministratorDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['profile', 'common', 'errorMessages', 'toast']);
  const { form, submit, busy, message } = useSentForm({
    about: 'user',
    initialValues: { firstName: '', lastName: '', email: '', password: '' },
    validate: checkWith(newAdministrator),
    send: (body, keyOf) => call(adminUserApi.create, { body, idempotencyKey: keyOf(body) }),
    ending: { done: ({ displayName }) => ({ title: t('toast:users.created'), text: displayName }), onDone: onClose },
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
      <NewPasswordField label={t('users.first_password')} person={form.values} {...form.getInputProps('password')} />
    </FormDialog>
  );
}
