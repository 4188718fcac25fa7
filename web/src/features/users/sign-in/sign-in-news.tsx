// What somebody has to know who is led to the sign-in page: their account is deleted, or the provider's sign-in failed.
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../../../platform/api/settings.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';

export function SignInNews() {
  const { t, i18n } = useTranslation(['common', 'errorMessages']);
  const { supportEmail, keepDeletedAccountsDays } = useSettings();
  const { deleted, error }: { deleted?: unknown; error?: unknown } = useSearch({ strict: false });
  if (deleted !== undefined) {
    return (
      <Notice kind="success" title={t('account.deleted')} live>
        {t('account.deleted_text', { email: supportEmail, count: keepDeletedAccountsDays })}
      </Notice>
    );
  }
  // Only texts of our own are shown, whatever a link says, and only those whose values a link need not give.
  if (typeof error !== 'string' || !/^error_[a-z_]+$/.test(error) || !i18n.exists(`errorMessages:${error}`))
    return null;
  // Some keys are groups of texts, one for each field.
  const title: unknown = t(`errorMessages:${error}`, { skipInterpolation: true, returnObjects: true });
  return typeof title === 'string' && !title.includes('{{') ? <Notice kind="reject" title={title} live /> : null;
}
