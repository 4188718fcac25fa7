// The approval of a company opens the market: it is said at once, also to who does not look at the bell.
import type { NotificationRecord } from '@wattpact/domain/notifications/notification';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useGo } from '../../platform/address/navigation.ts';
import { paths } from '../../platform/address/paths.ts';
import { toasts } from '../../platform/toasts.ts';

/** Long enough to finish a sentence and press. */
const seconds = 15;

export function useApprovalToast(): (news: NotificationRecord) => void {
  const { t } = useTranslation('toast');
  const go = useGo();
  return useCallback(
    ({ title: { translationKey, data } }) => {
      if (translationKey !== 'legal_entity.approved') return;
      toasts.success(t('legal_entity.approved'), t('legal_entity.approved_text', { name: data.resourceName }), {
        label: t('legal_entity.to_market'),
        run: () => void go(paths.marketProjects()),
        seconds,
      });
    },
    [t, go],
  );
}
