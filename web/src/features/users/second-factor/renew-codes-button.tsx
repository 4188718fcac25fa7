// Makes new recovery codes, for users who have used or lost the earlier ones.
import { Button } from '@mantine/core';
import { authApi } from '@wattpact/domain/users/auth-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../../platform/api/api-problems.ts';
import { call } from '../../../platform/api/call.ts';
import { toasts } from '../../../platform/toasts.ts';

export function RenewCodesButton({ onRenewed }: { onRenewed: (codes: readonly string[]) => void }) {
  const { t } = useTranslation(['profile', 'errorMessages']);
  const [busy, setBusy] = useState(false);
  const renew = async () => {
    setBusy(true);
    try {
      onRenewed((await call(authApi.renewRecoveryCodes)).recoveryCodes);
    } catch (error) {
      toasts.error(t('errorMessages:error_save'), refusalOf(error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="default" loading={busy} onClick={() => void renew()}>
      {t('profile:second_factor.new_codes')}
    </Button>
  );
}
