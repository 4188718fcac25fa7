// A date as dd/MM/yyyy, typed or picked; the value is `2026-11-20`.
import { DateInput, type DateInputProps } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import { IconCalendar } from '@tabler/icons-react';
import dayjs from 'dayjs';
import 'dayjs/locale/es';
import 'dayjs/locale/pt';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { useTranslation } from 'react-i18next';

dayjs.extend(customParseFormat);

const typed = ['DD/MM/YYYY', 'D/M/YYYY', 'DD-MM-YYYY', 'DDMMYYYY', 'YYYY-MM-DD'];

/** What was typed as a calendar date, or null when it is none. */
function parseTypedDate(text: string): string | null {
  for (const format of typed) {
    const day = dayjs(text.trim(), format, true);
    if (day.isValid()) return day.format('YYYY-MM-DD');
  }
  return null;
}

export function DateField(props: DateInputProps) {
  const { t, i18n } = useTranslation();
  return (
    <DateInput
      valueFormat="DD/MM/YYYY"
      locale={i18n.language}
      firstDayOfWeek={1}
      weekendDays={[]}
      hideOutsideDates
      previousLabel={t('fields.previous_month')}
      nextLabel={t('fields.next_month')}
      placeholder={t('fields.date_placeholder')}
      dateParser={parseTypedDate}
      rightSection={props.clearable && props.value ? undefined : <IconCalendar size={18} stroke={1.7} />}
      popoverProps={{ withinPortal: true }}
      clearButtonProps={{ 'aria-label': t('filters.clear') }}
      {...props}
    />
  );
}
