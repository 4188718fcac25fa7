// Deleting one's own account: only with the password, and after reading the consequences.
import { Button, PasswordInput } from '@mantine/core';
import { authApi } from '@wattpact/domain/users/auth-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { useSettings } from '../../../platform/api/settings.ts';
import { leaveDeleted } from '../../../platform/session/departures.ts';
import { removeUnsent } from '../../../platform/session/personal-storage.ts';
import { useSession } from '../../../platform/session/session.ts';
import { useAct } from '../../../records/use-act.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { SectionPaper } from '../../../ui/record/section-paper.tsx';
import classes from '../second-factor/settings.module.css';

export function DeleteAccountSection() {
  const { t } = useTranslation(['profile', 'common', 'errorMessages']);
  const user = useSession();
  const consequences = t('delete_account_text', { count: useSettings().keepDeletedAccountsDays });
  const [open, setOpen] = useState(false);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const { isPending, run } = useAct();
  const remove = () =>
    run(() => call(authApi.deleteAccount, { body: { password } }), {
      onDone: () => {
        removeUnsent(user.id);
        leaveDeleted();
      },
      onRefused: ({ errors, message }) => {
        setError(errors.password ?? message);
        return true;
      },
    });
  return (
    <SectionPaper title={t('delete_account')}>
      <div className={classes.danger}>
        <p className={classes.help}>{consequences}</p>
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
        loading={isPending}
        disabled={password === ''}
        danger
      >
        <p>{consequences}</p>
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
