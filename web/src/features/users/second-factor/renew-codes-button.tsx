// Makes new recovery codes, for users who have used or lost the earlier ones.
import { Button } from '@mantine/core';
import { authApi } from '@wattpact/domain/users/auth-api';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { useAct } from '../../../records/use-act.ts';

export function RenewCodesButton({ onRenewed }: { onRenewed: (codes: readonly string[]) => void }) {
  const { t } = useTranslation('profile');
  const { isPending, run } = useAct('user');
  const renew = () =>
    run(() => call(authApi.renewRecoveryCodes), { onDone: ({ recoveryCodes }) => onRenewed(recoveryCodes) });
  return (
    <Button variant="default" loading={isPending} onClick={() => void renew()}>
      {t('second_factor.new_codes')}
    </Button>
  );
}
