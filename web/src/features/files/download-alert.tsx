// Reports a failed download until it is dismissed.
import { CloseButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/feedback/notice.tsx';
import type { Download } from './use-download.ts';

export function DownloadAlert({ download: { failed, dismiss } }: { download: Download }) {
  const { t } = useTranslation(['errorMessages', 'common']);
  if (!failed) return null;
  return (
    <Notice
      kind="reject"
      live
      title={t('errorMessages:error_downloading_file')}
      action={<CloseButton size="sm" aria-label={t('common:close')} onClick={dismiss} />}
    >
      {failed.name}
    </Notice>
  );
}
