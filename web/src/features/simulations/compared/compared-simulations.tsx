// Below a comparison: what the terms of each project or offer are worth in the simulator.
import type { SimulationTotals } from '@wattpact/domain/simulation/simulate';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../platform/address/app-link.tsx';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { SectionPaper } from '../../../ui/record/section-paper.tsx';
import { inventedText } from '../simulation-inputs.ts';
import classes from '../simulation-page.module.css';
import { buyerAtRisk, levelisedKey, missing } from '../simulation-tables.ts';
import type { ComparedRow } from './compared-rows.ts';
import { useComparedFigures } from './use-compared-figures.ts';

/** Whose risk is told: projects are compared by what the seller may lose, offers by what the buyer may. */
export type ComparedSide = 'seller' | 'buyer';

interface ComparedColumn {
  /** Of the text in the head. */
  key: string;
  value: (totals: SimulationTotals, row: ComparedRow) => number | null;
  decimals?: number;
}

const atRisk: Record<ComparedSide, ComparedColumn> = {
  seller: { key: 'comparison.at_risk', value: ({ sellerAtRisk }) => sellerAtRisk, decimals: 0 },
  buyer: {
    key: 'comparison.buyer_at_risk',
    value: buyerAtRisk,
    decimals: 0,
  },
};

/** A price and a difference never share a column. */
function columnsOf(rows: readonly ComparedRow[], side: ComparedSide): ComparedColumn[] {
  const names = [...new Set(rows.map(({ inputs }) => levelisedKey(inputs.settlement)))].sort();
  return [
    ...names.map(
      (name): ComparedColumn => ({
        key: `comparison.${name}`,
        value: ({ levelisedPrice }, { inputs }) => (levelisedKey(inputs.settlement) === name ? levelisedPrice : null),
      }),
    ),
    { key: 'comparison.break_even', value: ({ breakEvenPrice }) => breakEvenPrice },
    atRisk[side],
  ];
}

interface ComparedSimulationsProps {
  rows: readonly ComparedRow[];
  side: ComparedSide;
}

export function ComparedSimulations({ rows, side }: ComparedSimulationsProps) {
  const { t } = useTranslation(['simulation', 'common']);
  const formats = useFormats();
  const figures = useComparedFigures(rows);
  const columns = columnsOf(rows, side);
  /** Prices end below each other. */
  const written = (value: number | null | undefined, decimals?: number) => {
    if (typeof value !== 'number') return value === null ? missing : '…';
    return decimals === undefined ? formats.decimal(value) : formats.number(value, decimals);
  };
  const isAllImported = rows.every(({ hasOwnProfile }) => hasOwnProfile);
  return (
    <SectionPaper title={t('title')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: content that scrolls sideways must be reachable by keyboard */}
      <section className={classes.scroll} aria-label={t('title')} tabIndex={0}>
        <table className={classes.compared}>
          <thead>
            <tr>
              <th scope="col">{t(side === 'seller' ? 'board.project' : 'board.offer')}</th>
              {columns.map(({ key }) => (
                <th key={key} scope="col">
                  {t(key)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const totals = figures[row.key];
              return (
                <tr key={row.key}>
                  <th scope="row">
                    <AppLink to={row.to}>{row.name}</AppLink>
                    {row.hasOwnProfile && <div className="second-line">{t('board.own_profile')}</div>}
                  </th>
                  {columns.map(({ key, value, decimals }) => (
                    <td key={key}>{written(totals && value(totals, row), decimals)}</td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      <p className={classes.state}>
        {t('invented')}. {t(inventedText(isAllImported ? ['prices'] : ['profile', 'prices']))} {t('disclaimer')}
      </p>
    </SectionPaper>
  );
}
