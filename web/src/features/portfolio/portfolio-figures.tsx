// The figures of a portfolio: what is contracted on either side, what is on the market, what is to be paid.
import { type PortfolioSide, type Position, portfolioSides } from '@wattpact/domain/portfolio/portfolio';
import type { Portfolio } from '@wattpact/domain/portfolio/portfolio-api';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { paths } from '../../platform/address/paths.ts';
import { middleDot } from '../../platform/words/filled-text.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { Money } from '../../ui/text/money.tsx';
import { Quantity } from '../../ui/text/quantity.tsx';
import classes from './portfolio.module.css';

interface FigureItem {
  key: string;
  label: string;
  value: ReactNode;
  note: ReactNode;
}

export function PortfolioFigures({ portfolio }: { portfolio: Portfolio }) {
  const positions = usePositions();
  const items = [
    ...portfolioSides.flatMap((side) => (portfolio[side].count > 0 ? positions(side, portfolio[side]) : [])),
    ...useOffered(portfolio.offered),
    ...useFees(portfolio.feesDue),
  ];
  return (
    <dl className={classes.figures}>
      {items.map(({ key, label, value, note }) => (
        <div key={key} className={classes.figure}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          <dd className={classes.note}>{note}</dd>
        </div>
      ))}
    </dl>
  );
}

function usePositions() {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  return (side: PortfolioSide, position: Position): FigureItem[] => {
    const { count, capacity, annualVolume, withoutVolume, averagePrice } = position;
    return [
      {
        key: `${side} capacity`,
        label: t(`portfolio.capacity.${side}`),
        value: <Quantity {...formats.capacity(capacity)} strong />,
        note: t('portfolio.contracts', { count }),
      },
      {
        key: `${side} volume`,
        label: t(`portfolio.volume.${side}`),
        value: withoutVolume === count ? '–' : <Quantity {...formats.energy(annualVolume)} strong />,
        note: t('portfolio.without_volume', { count: withoutVolume }),
      },
      {
        key: `${side} price`,
        label: t(`portfolio.price.${side}`),
        value: averagePrice === null ? '–' : <Quantity {...formats.price(averagePrice)} strong />,
        note: t('portfolio.price_note'),
      },
    ];
  };
}

function useOffered({ projects, offers }: Portfolio['offered']): FigureItem[] {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const items = [
    { key: 'projects', of: projects, to: paths.ownList('project') },
    { key: 'offers', of: offers, to: paths.ownList('offer') },
  ] as const;
  return items.flatMap(({ key, of: { count, capacity }, to }) =>
    count === 0
      ? []
      : [
          {
            key,
            label: t(`portfolio.on_market.${key}`),
            value: <Quantity {...formats.capacity(capacity)} strong />,
            note: <AppLink to={to}>{t(`portfolio.${key}`, { count })}</AppLink>,
          },
        ],
  );
}

/** Absent for who may not see invoices. */
function useFees(feesDue: Portfolio['feesDue']): FigureItem[] {
  const { t } = useTranslation('dashboard');
  if (!feesDue) return [];
  const { count, amount, overdueCount } = feesDue;
  const late = overdueCount > 0 && (
    <span className={classes.late}>{middleDot + t('portfolio.overdue', { count: overdueCount })}</span>
  );
  const invoices = t('portfolio.invoices', { count });
  return [
    {
      key: 'fees',
      label: t('portfolio.fees'),
      value: <Money amount={amount} />,
      note: (
        <>
          {count === 0 ? invoices : <AppLink to={paths.myInvoices()}>{invoices}</AppLink>}
          {late}
        </>
      ),
    },
  ];
}
