// A stored file on the page, fetched when it is looked at.
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/feedback/notice.tsx';
import { FilePreview } from '../../ui/preview/file-preview.tsx';
import type { DownloadableFile } from './download-file.ts';
import { contentQuery } from './file-content.ts';

export function StoredPreview({ file: { id, name } }: { file: DownloadableFile }) {
  const { t } = useTranslation(['common', 'errorMessages']);
  const { data, isError, refetch } = useQuery(contentQuery(id));
  if (data) return <FilePreview name={name} content={data} />;
  if (!isError) return <Skeleton height={320} aria-label={t('common:files.preview.loading')} />;
  const again = (
    <Button variant="default" size="xs" onClick={() => void refetch()}>
      {t('common:generic_error.retry')}
    </Button>
  );
  return <Notice kind="reject" title={t('errorMessages:documents.error_fetch')} action={again} live />;
}
