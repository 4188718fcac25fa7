// A stored file on the page, fetched when it is looked at.
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FailedPart } from '../../ui/feedback/failed-part.tsx';
import { FilePreview } from '../../ui/preview/file-preview.tsx';
import type { DownloadableFile } from './download-file.ts';
import { contentQuery } from './file-content.ts';

export function StoredPreview({ file: { id, name } }: { file: DownloadableFile }) {
  const { t } = useTranslation(['common', 'errorMessages']);
  const { data, isLoadingError, error, refetch } = useQuery(contentQuery(id));
  if (data) return <FilePreview name={name} content={data} />;
  if (!isLoadingError) return <Skeleton height={320} aria-label={t('common:files.preview.loading')} />;
  return <FailedPart error={error} title={t('errorMessages:documents.error_fetch')} onRetry={refetch} />;
}
