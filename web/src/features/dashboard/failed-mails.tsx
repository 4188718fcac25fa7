// Reports undelivered mails on the first page; hidden if there are none.
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { adminPaths } from '../../platform/address/paths.ts';
import { Notice } from '../../ui/feedback/notice.tsx';

export function FailedMails({ count }: { count: number }) {
  const { t } = useTranslation('dashboard');
  if (count === 0) return null;
  return (
    <Notice
      kind="warning"
      title={t('mails.notice', { count })}
      action={<AppLink to={adminPaths.mails()}>{t('mails.notice_action')}</AppLink>}
    />
  );
}
