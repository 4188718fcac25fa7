// The text of a page behind the last one: the list has become shorter, and leads back to its first page.
import { Button } from '@mantine/core';
import { IconFileOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../feedback/empty-state.tsx';
import type { Paging } from './table-props.ts';

export default function PastEnd({ onPage }: Pick<Paging, 'onPage'>) {
  const { t } = useTranslation();
  const first = (
    <Button variant="default" onClick={() => onPage(1)}>
      {t('paging.first')}
    </Button>
  );
  return <EmptyState icon={IconFileOff} title={t('paging.past_end')} text={t('paging.past_end_text')} action={first} />;
}
