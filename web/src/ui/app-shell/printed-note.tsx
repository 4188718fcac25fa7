// The last line of a printed page: when it was printed, and its address.
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/words/use-formats.ts';
import classes from './app-shell.module.css';

export function PrintedNote() {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const [printed, setPrinted] = useState<{ at: Date; address: string }>();
  useEffect(() => {
    // The browser takes the page as soon as the event is over.
    const note = () => flushSync(() => setPrinted({ at: new Date(), address: location.href }));
    addEventListener('beforeprint', note);
    return () => removeEventListener('beforeprint', note);
  }, []);
  if (!printed) return null;
  return (
    <p className={classes.printed}>
      {t('shell.printed', { date: dateTime(printed.at) })} · {printed.address}
    </p>
  );
}
