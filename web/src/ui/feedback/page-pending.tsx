// The placeholder of a loading page in the shape that its address tells: a record's, that of a form in steps, or a title, a bar and what is listed.
import { Group, Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LoadingPart } from './offline-part.tsx';
import { RecordSkeleton } from './record-skeleton.tsx';
import { WizardSkeleton } from './wizard-skeleton.tsx';

const ofRecord = /\/[0-9a-f-]{36}$/;
const ofForm = /\/(edit|register|new-[a-z-]+)$/;

export function PagePending() {
  const { t } = useTranslation();
  const { pathname } = window.location;
  const Shape = ofRecord.test(pathname) ? RecordSkeleton : ofForm.test(pathname) && WizardSkeleton;
  return (
    <LoadingPart page>
      {Shape ? (
        <Shape label={t('loading')} />
      ) : (
        <div role="status" aria-label={t('loading')}>
          <Group justify="space-between" wrap="nowrap">
            <Skeleton height={36} maw={240} />
            <Skeleton height={36} maw={160} />
          </Group>
          <Skeleton height={40} mt="md" maw={480} />
          <Skeleton height={480} mt="md" />
        </div>
      )}
    </LoadingPart>
  );
}
