// What the term is worth to both sides: present values as expected, and how far the scenarios spread.
import type { SimulationResult } from '@wattpact/domain/simulation/simulate';
import { useTranslation } from 'react-i18next';
import { saveTable } from '../../../platform/api/save-table.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { Figure } from '../../../ui/charts/figure.tsx';
import { barOf, buyerAtRisk, deliveredVolume, unitFor } from '../simulation-tables.ts';
import { BandedBars } from './lazy-charts.ts';
import { type FigureProps, useFileNotes } from './use-simulation-table.ts';

/** Text, buyer, seller. */
const rowsOf = ({ totals }: SimulationResult): [key: string, buyer: number, seller: number][] => {
  const { npvBuyerSavingBand: buyer, npvSellerBand: seller } = totals;
  return [
    ['totals.expected', totals.npvBuyerSaving, totals.npvSeller],
    ['totals.p10', buyer.p10, seller.p10],
    ['totals.p50', buyer.p50, seller.p50],
    ['totals.p90', buyer.p90, seller.p90],
    ['totals.at_risk', buyerAtRisk(totals), totals.sellerAtRisk],
  ];
};

export function TotalsFigure({ answer, inputs, ...rest }: FigureProps) {
  const { t } = useTranslation('simulation');
  const formats = useFormats();
  const fileNotes = useFileNotes({ answer, inputs });
  const title = t('totals.title');
  const result = answer?.result;
  const sides = result
    ? [
        { name: t('years.buyer'), band: result.totals.npvBuyerSavingBand },
        { name: t('years.seller'), band: result.totals.npvSellerBand },
      ]
    : [];
  const unit = unitFor(sides.map(({ band }) => band));
  return (
    <Figure
      {...rest}
      title={title}
      subtitle={t('totals.subtitle', { unit: t(`unit.${unit.name}`) })}
      headline={
        result &&
        t('totals.sums', {
          generated: formats.number(result.totals.generated, 0),
          volume: formats.number(deliveredVolume(result), 0),
          pay: formats.number(result.totals.pay, 0),
        })
      }
      starts="table"
      chart={
        <BandedBars
          data={sides.map(({ name, band }) => barOf(name, band.p50, band, unit.size))}
          label={t('totals.p50')}
          bandLabel={t('years.band')}
          format={formats.number}
        />
      }
      head={[t('totals.present'), t('years.buyer'), t('years.seller')]}
      rows={
        result &&
        rowsOf(result).map(([key, ...values]): [string, ...string[]] => [
          t(key),
          ...values.map((value) => formats.number(value, 0)),
        ])
      }
      {...(answer && {
        onSave: () => {
          const { totals, notes } = fileNotes();
          return saveTable({ name: title, head: totals.head, rows: [...totals.rows, [], ...notes] }, formats.language);
        },
      })}
    />
  );
}
