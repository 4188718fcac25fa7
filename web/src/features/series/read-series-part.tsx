// What was read of a file: how much, from when to when, and what is wrong in which line.
import { errorTextKeys } from '@wattpact/domain/api/error-texts';
import type { SeriesImportResult } from '@wattpact/domain/series/series';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/words/use-formats.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import classes from './series.module.css';

export function ReadSeriesPart({ read }: { read: SeriesImportResult }) {
  const { t } = useTranslation(['simulation', 'errorMessages']);
  const formats = useFormats();
  const { rows, first, last, gaps, duplicates, filled, faults, faultCount, isRefused } = read;
  const kind = isRefused ? 'reject' : faultCount > 0 ? 'warning' : 'success';
  const title = isRefused ? 'series.refused' : faultCount > 0 ? 'series.with_faults' : 'series.no_faults';
  return (
    <Notice kind={kind} title={t(title, { count: faultCount })} live>
      <div className={classes.found}>
        <p>
          {t('series.read', { rows: formats.number(rows) })}{' '}
          {first && last && t('series.range_utc', { from: instantText(first), to: instantText(last) })}{' '}
          {t('series.counted', { gaps: formats.number(gaps), duplicates: formats.number(duplicates) })}{' '}
          {filled > 0 && t('series.will_fill', { count: filled })}
        </p>
        {isRefused && <p>{t('series.too_many_gaps')}</p>}
        {faults.length > 0 && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling content must be reachable by keyboard
          <ul className={classes.faults} tabIndex={0} aria-label={t('series.faults')}>
            {faults.map(({ line, key, params }) => (
              <li key={`${line} ${key}`}>
                {t('series.line', { line })} {t(errorTextKeys(key), { ns: 'errorMessages', ...params })}
              </li>
            ))}
          </ul>
        )}
        {faultCount > faults.length && <p>{t('series.more_faults', { count: faultCount - faults.length })}</p>}
      </div>
    </Notice>
  );
}

/** In UTC, as series are kept: `2025-03-01 14:00`. */
const instantText = (instant: string): string => instant.slice(0, 16).replace('T', ' ');
