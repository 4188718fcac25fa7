// The button that saves one deadline as a calendar file.
import { Button } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type OneDeadline, useDeadlineFile } from './use-calendar-file.ts';

export function AddToCalendar({ deadline }: { deadline: OneDeadline }) {
  const { t } = useTranslation('dashboard');
  const { save, isPending } = useDeadlineFile();
  return (
    <Button
      variant="default"
      loading={isPending}
      leftSection={<IconCalendarPlus size={18} stroke={1.9} />}
      onClick={() => save(deadline)}
    >
      {t('deadlines.add')}
    </Button>
  );
}
