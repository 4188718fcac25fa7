// A chart of the days: all pages, or the page or act that is chosen.
import { SegmentedControl } from '@mantine/core';
import { type Counted, countedActs, countedPages, countedPeriods } from '@wattpact/domain/telemetry/counted';
import { useTranslation } from 'react-i18next';
import { lazy } from '../../platform/lazy.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { Figure } from '../../ui/charts/figure.tsx';
import { newestDays } from '../../ui/charts/quiet-days.ts';
import { SearchSelect } from '../../ui/fields/search-select.tsx';
import type { Usage, UsageChoice } from './usage-choice.ts';
import classes from './usage-page.module.css';

const ValueBars = lazy(() => import('../../ui/charts/charts.tsx').then((module) => ({ default: module.ValueBars })));

export function UsageByDay({ usage, choice }: { usage: Usage | undefined; choice: UsageChoice }) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const days = usage?.days.map(({ date, count }) => ({ name: formats.date(date).slice(0, 5), value: count })) ?? [];
  const total = days.reduce((sum, { value }) => sum + value, 0);
  const title = choice.name ? t(`usage.name.${choice.name}`) : t('usage.all_pages');
  return (
    <Figure
      title={title}
      subtitle={usage ? t('usage.kept', { count: usage.keptDays }) : ''}
      headline={
        <>
          <strong>{formats.number(total)}</strong> {t('usage.headline', { count: total })}
        </>
      }
      choice={<Choices choice={choice} />}
      chart={<ValueBars data={days} label={t('usage.times')} />}
      head={[t('usage.day'), t('usage.times')]}
      rows={
        usage &&
        newestDays(usage.days).map(
          ({ from, to, count }) =>
            [
              from === to ? formats.date(from) : t('created.days', { from: formats.date(from), to: formats.date(to) }),
              formats.number(count),
            ] as const,
        )
      }
      failed={false}
      onRetry={() => {}}
    />
  );
}

function Choices({ choice: { days, name, setDays, setName } }: { choice: UsageChoice }) {
  const { t } = useTranslation('dashboard');
  const optionOf = (value: Counted) => ({ value, label: t(`usage.name.${value}`) });
  return (
    <>
      <SearchSelect
        className={classes.name ?? ''}
        size="xs"
        aria-label={t('usage.what')}
        placeholder={t('usage.all_pages')}
        value={name ?? null}
        onChange={(value) => setName(value ?? undefined)}
        clearable
        data={[
          { group: t('usage.pages'), items: countedPages.map(optionOf) },
          { group: t('usage.acts'), items: countedActs.map(optionOf) },
        ]}
      />
      <SegmentedControl
        size="xs"
        aria-label={t('usage.period')}
        value={days}
        onChange={setDays}
        data={countedPeriods.map((value) => ({ value, label: t(`usage.days.${value}`) }))}
      />
    </>
  );
}
