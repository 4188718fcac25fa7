// The pages or the acts of the period, the most frequent first.
import type { Counted } from '@wattpact/domain/telemetry/counted';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/words/use-formats.ts';
import { BarList } from '../../ui/charts/bar-list.tsx';
import { SectionPaper } from '../../ui/record/section-paper.tsx';
import classes from './usage-page.module.css';

interface UsageByNameProps {
  title: string;
  counts: readonly { name: Counted; count: number }[];
}

export function UsageByName({ title, counts }: UsageByNameProps) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  return (
    <SectionPaper title={title}>
      {counts.length === 0 && <p className={classes.none}>{t('usage.none')}</p>}
      {counts.length > 0 && (
        <BarList
          long
          bars={counts.map(({ name, count }) => ({
            name: t(`usage.name.${name}`),
            value: count,
            shown: formats.number(count),
          }))}
        />
      )}
    </SectionPaper>
  );
}
