// Deleting one's own account: only with the password, and after reading the consequences.
import { Button, PasswordInput } from '@mantine/core';
import { authApi } from '@wattpact/domain/users/auth-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../../platform/api/api-problems.ts';
import { call } from '../../../platform/api/call.ts';
import { leaveToSignIn, signOut } from '../../../platform/session/departures.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { SectionPaper } from '../../../ui/record/section-paper.tsx';
import classes from '../second-factor/settings.module.css';

export function DeleteAccountSection() {
  const { t } = useTranslation(['profile', 'common', 'errorMessages']);
  const [open, setOpen] = useState(false);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await call(authApi.deleteAccount, { body: { password } });
      // The session ended with the account, even if the following sign-out fails.
      if (!(await signOut())) leaveToSignIn();
    } catch (refused) {
      const { errors, message } = refusalOf(refused);
      setError(errors.password ?? message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <SectionPaper title={t('delete_account')}>
      <div className={classes.danger}>
        <p className={classes.help}>{t('delete_account_text')}</p>
        <Button variant="outline" color="red" data-danger onClick={() => setOpen(true)}>
          {t('delete_account')}
        </Button>
      </div>
      <ConfirmDialog
        opened={open}
        onClose={() => setOpen(false)}
        title={t('delete_account_title')}
        confirmLabel={t('delete_account')}
        keepLabel={t('keep_account')}
        onConfirm={() => void remove()}
        loading={busy}
        disabled={password === ''}
        danger
      >
        <p>{t('delete_account_text')}</p>
        <PasswordInput
          label={t('fields.current_password')}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': t('common:account.show_password') }}
          value={password}
          error={error}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      </ConfirmDialog>
    </SectionPaper>
  );
}
