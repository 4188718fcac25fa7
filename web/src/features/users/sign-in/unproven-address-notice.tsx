// Tells users whose address is not confirmed what is missing, and sends the mail again.
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { authApi } from '@wattpact/domain/users/auth-api';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '../../../platform/api/api-problems.ts';
import { call } from '../../../platform/api/call.ts';
import type { Profile } from '../../../platform/session/session.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';

export function UnprovenAddressNotice({ user: { email } }: { user: Pick<Profile, 'email'> }) {
  const { t } = useTranslation(['profile', 'errorMessages']);
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: () => call(authApi.resendVerification) });
  if (isSuccess) {
    return (
      <Notice kind="success" title={t('verify.resent')} live>
        {t('verify.resent_text', { email })}
      </Notice>
    );
  }
  return (
    <>
      {error && <Notice kind="reject" title={reasonOf(error) ?? t('errorMessages:generic_error.title')} live />}
      <Notice
        kind="warning"
        title={t('verify.unproven')}
        action={
          <Button variant="default" loading={isPending} onClick={() => mutate()}>
            {t('verify.resend')}
          </Button>
        }
      >
        {t('verify.unproven_text', { email })}
      </Notice>
    </>
  );
}
