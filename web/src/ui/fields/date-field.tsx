// A date as dd/MM/yyyy, typed or picked; the value is `2026-11-20`.
import { DateInput, type DateInputProps } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import { IconCalendar } from '@tabler/icons-react';
import dayjs from 'dayjs';
import 'dayjs/locale/es';
import 'dayjs/locale/pt';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './fields.module.css';

dayjs.extend(customParseFormat);

const typed = ['DD/MM/YYYY', 'D/M/YYYY', 'DD-MM-YYYY', 'DDMMYYYY', 'YYYY-MM-DD'];

/** The typed text as a calendar date, or null if it is none. */
function parseTypedDate(text: string): string | null {
  for (const format of typed) {
    const day = dayjs(text.trim(), format, true);
    if (day.isValid()) return day.format('YYYY-MM-DD');
  }
  return null;
}

/** `novembro de 2026`, `November 2026`. */
const monthFormat = (language: string) => (language === 'en' ? 'MMMM YYYY' : 'MMMM [de] YYYY');

/** The calendar opens only on request, so that a field focused because of its error hides nothing. */
export function DateField({ popoverProps, onClick, onInput, onKeyDown, onBlur, ...props }: DateInputProps) {
  const { t, i18n } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  return (
    <DateInput
      valueFormat="DD/MM/YYYY"
      locale={i18n.language}
      firstDayOfWeek={1}
      weekendDays={[]}
      hideOutsideDates
      monthLabelFormat={monthFormat(i18n.language)}
      classNames={{ calendarHeaderLevel: classes.month }}
      previousLabel={t('fields.previous_month')}
      nextLabel={t('fields.next_month')}
      placeholder={t('fields.date_placeholder')}
      dateParser={parseTypedDate}
      rightSection={props.clearable && props.value ? undefined : <IconCalendar size={18} stroke={1.7} />}
      popoverProps={{ withinPortal: true, ...popoverProps, ...(!isAsked && { opened: false }) }}
      clearButtonProps={{ 'aria-label': t('filters.clear') }}
      onClick={(event) => {
        setAsked(true);
        onClick?.(event);
      }}
      onInput={(event) => {
        setAsked(true);
        onInput?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown') setAsked(true);
        onKeyDown?.(event);
      }}
      onBlur={(event) => {
        setAsked(false);
        onBlur?.(event);
      }}
      {...props}
    />
  );
}
