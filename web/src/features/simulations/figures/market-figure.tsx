// What the market pays for the generation in each year: the mean price, the captured one, and the hours below zero.
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { Figure } from '../../../ui/charts/figure.tsx';
import { marketColumns, yearColumn } from '../simulation-tables.ts';
import { SeriesLines } from './lazy-charts.ts';
import { type FigureProps, useTable } from './use-simulation-table.ts';

const columns = [yearColumn, ...marketColumns];

export function MarketFigure({ answer, inputs, ...rest }: FigureProps) {
  const { t } = useTranslation('simulation');
  const formats = useFormats();
  const title = t('market.title');
  const years = answer?.result.years ?? [];
  const table = useTable(title, { answer, inputs }, columns, years);
  return (
    <Figure
      {...rest}
      title={title}
      subtitle={t('market.subtitle')}
      chart={
        <SeriesLines
          data={years.map(({ year, basePrice, capturePrice }) => ({
            name: String(year),
            base: basePrice,
            ...(capturePrice !== null && { capture: capturePrice }),
          }))}
          series={[
            { name: 'base', label: t('years.base') },
            { name: 'capture', label: t('years.capture') },
          ]}
          format={formats.number}
          isSparse
        />
      }
      head={table.head}
      rows={answer && table.rows}
      {...(answer && { onSave: table.save })}
    />
  );
}
