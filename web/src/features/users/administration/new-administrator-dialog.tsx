// Creates an administrator with an initial password, which is handed over in person and replaced at the first sign-in.
import { Button, Group, Modal, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { newAdministrator } from '@wattpact/domain/users/user';
import { adminUserApi } from '@wattpact/domain/users/user-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { checkWith } from '../../../platform/api/forms.ts';
import { toasts } from '../../../platform/toasts.ts';
import { useFocusBack } from '../../../ui/feedback/focus-back.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import classes from '../second-factor/settings.module.css';
import { NewPasswordField } from '../sign-in/password-field.tsx';
import { useAccountForm } from '../sign-in/use-account-form.ts';

export function NewAdministratorDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['profile', 'common', 'errorMessages', 'toast']);
  useFocusBack();
  const queryClient = useQueryClient();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { form, submit, busy, message } = useAccountForm({
    initialValues: { firstName: '', lastName: '', email: '', password: '' },
    validate: checkWith(newAdministrator),
    send: async (body) => {
      const { displayName } = await call(adminUserApi.create, { body, idempotencyKey });
      toasts.success(t('toast:users.created'), displayName);
      onClose();
      await queryClient.invalidateQueries({ queryKey: [adminUserApi.list.path] });
    },
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('users.create')}
      centered
      size={560}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <form onSubmit={submit} noValidate className={classes.fields}>
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
        <Group justify="flex-end" gap={8} className="wide">
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {t('users.create')}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
