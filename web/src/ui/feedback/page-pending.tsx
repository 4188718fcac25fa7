// The placeholder of a loading page: the shape of a title and of the content below it.
import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LoadingPart } from './offline-part.tsx';

export function PagePending() {
  const { t } = useTranslation();
  return (
    <LoadingPart page>
      <div role="status" aria-label={t('loading')}>
        <Skeleton height={28} width={240} maw="60%" />
        <Skeleton height={40} mt={24} maw={480} />
        <Skeleton height={320} radius="md" mt={16} />
      </div>
    </LoadingPart>
  );
}
