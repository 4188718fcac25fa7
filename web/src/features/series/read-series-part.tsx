// What was read of a file: how much, from when to when, and what is wrong in which line.
import { errorTextKeys } from '@wattpact/domain/api/error-texts';
import type { SeriesImportResult } from '@wattpact/domain/series/series';
import type { Resolution } from '@wattpact/domain/series/series-kinds';
import { stepOf } from '@wattpact/domain/series/series-values';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/words/use-formats.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import classes from './import-series.module.css';

interface ReadProps {
  read: SeriesImportResult;
  resolution: Resolution;
}

/** Lines that are not imported: gaps are faults too, but the lines after them are. */
function leftOutOf({ rows, first, last, gaps }: SeriesImportResult, resolution: Resolution): number {
  if (first === null || last === null) return rows;
  return rows - ((Date.parse(last) - Date.parse(first)) / stepOf(resolution) + 1 - gaps);
}

function stateOf({ isRefused, gaps }: SeriesImportResult, leftOut: number) {
  if (isRefused) return { kind: 'reject', title: 'series.refused' } as const;
  if (leftOut > 0) return { kind: 'warning', title: 'series.with_faults' } as const;
  return gaps > 0
    ? ({ kind: 'warning', title: 'series.with_gaps' } as const)
    : ({ kind: 'success', title: 'series.no_faults' } as const);
}

export function ReadSeriesPart({ read, resolution }: ReadProps) {
  const { t } = useTranslation(['simulation', 'errorMessages']);
  const formats = useFormats();
  const { rows, first, last, gaps, duplicates, filled, faults, faultCount, isRefused } = read;
  const leftOut = leftOutOf(read, resolution);
  const { kind, title } = stateOf(read, leftOut);
  return (
    <Notice kind={kind} title={t(title, { count: leftOut })} live>
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
