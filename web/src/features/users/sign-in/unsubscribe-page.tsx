// Ends the daily digest from a link in one of its mails, without signing in. Only the button changes anything, because mail
// programs open links to scan them.
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { notificationApi } from '@wattpact/domain/notifications/notification-api';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../platform/address/app-link.tsx';
import { useLinkParts } from '../../../platform/address/link-parts.ts';
import { paths } from '../../../platform/address/paths.ts';
import { ApiError, call } from '../../../platform/api/call.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import classes from './account.module.css';
import { AccountFrame } from './account-frame.tsx';

export function UnsubscribePage() {
  const { t } = useTranslation('profile');
  const parts = useLinkParts();
  const { mutate, status, error } = useMutation({
    mutationFn: () =>
      call(notificationApi.unsubscribe, {
        query: { user: parts.get('user') ?? '', signature: parts.get('signature') ?? '' },
        anonymous: true,
      }),
  });
  // Any other error is not about the link: the button stays.
  const isInvalid = error instanceof ApiError && error.status === 400;
  const settings = (
    <Button component={AppLink} variant="default" to={paths.notificationSettings()}>
      {t('unsubscribe.settings')}
    </Button>
  );
  return (
    <AccountFrame title={t('unsubscribe.title')}>
      <div className={classes.fields}>
        {status === 'success' && (
          <Notice kind="success" title={t('unsubscribe.done_title')} live>
            {t('unsubscribe.done_text')}
          </Notice>
        )}
        {status === 'error' && (
          <Notice kind="reject" title={t(isInvalid ? 'unsubscribe.invalid_title' : 'unsubscribe.failed_title')} live>
            {t(isInvalid ? 'unsubscribe.invalid_text' : 'unsubscribe.failed_text')}
          </Notice>
        )}
        {status === 'success' || isInvalid ? (
          settings
        ) : (
          <>
            <p>{t('unsubscribe.text')}</p>
            <Button loading={status === 'pending'} onClick={() => mutate()}>
              {t('unsubscribe.action')}
            </Button>
          </>
        )}
      </div>
    </AccountFrame>
  );
}
