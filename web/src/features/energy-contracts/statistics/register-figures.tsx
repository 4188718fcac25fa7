// The figures of the whole register above its list: four figures, prices by year, and a table by technology or structure.
// Folding them is remembered in this browser.
import { Button, Paper, Skeleton } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import {
  type ContractStatistics,
  contractStatisticsApi,
} from '@wattpact/domain/contract-statistics/contract-statistics-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../platform/api/query.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { useWide } from '../../../ui/data-table/data-table.tsx';
import { GenericError } from '../../../ui/feedback/generic-pages.tsx';
import { type KeyFigure, KeyFigures } from '../../../ui/record/key-figures.tsx';
import { readStored, writeStored } from '../../../ui/wizard/browser-store.ts';
import { ByKind } from './by-kind.tsx';
import { PriceByYear } from './price-by-year.tsx';
import classes from './register-figures.module.css';

const folded = 'register-figures-folded';
/** The figures change with every fifth contract at most. */
const statisticsQuery = { ...apiQuery(contractStatisticsApi.get), staleTime: 300_000 };

export function RegisterFigures() {
  const { t } = useTranslation('energyContracts');
  const isPhone = !useWide('(min-width: 48em)');
  const [chosen, setChosen] = useState(() => readStored<boolean>(folded));
  // A phone shows the list first, until its reader unfolds the figures.
  const isFolded = chosen ?? isPhone;
  const { data, isLoadingError, refetch } = useQuery(statisticsQuery);
  const fold = () => {
    writeStored(folded, JSON.stringify(!isFolded));
    setChosen(!isFolded);
  };
  if (isLoadingError)
    return <Paper className={classes.paper ?? ''}>{<GenericError onRetry={() => void refetch()} />}</Paper>;
  if (!data) return <Skeleton className={`${classes.paper} ${classes.awaited}`} data-folded={isFolded || undefined} />;
  const isEmpty = data.total.length === 0 && data.byYear.length === 0 && data.byTechnology.length === 0;
  return (
    <Paper component="section" className={classes.paper ?? ''} aria-label={t('statistics.title')}>
      <div className={classes.top}>
        {isEmpty ? <p className={classes.none}>{t('statistics.none')}</p> : <Totals statistics={data} />}
        {!isEmpty && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-expanded={!isFolded}
            leftSection={isFolded ? <IconChevronDown size={16} /> : <IconChevronUp size={16} />}
            onClick={fold}
          >
            {isFolded ? t('statistics.unfold') : t('statistics.fold')}
          </Button>
        )}
      </div>
      {!isEmpty && !isFolded && (
        <>
          <div className={classes.halves}>
            <PriceByYear statistics={data} />
            <ByKind statistics={data} />
          </div>
          <p className={classes.rule}>{t('statistics.rule')}</p>
        </>
      )}
    </Paper>
  );
}

function Totals({ statistics: { total } }: { statistics: ContractStatistics }) {
  const { t } = useTranslation('energyContracts');
  const formats = useFormats();
  const [cell] = total;
  if (!cell) return <p className={classes.none}>{t('statistics.no_total')}</p>;
  const withoutVolume = cell.count - cell.contractsWithVolume;
  const none: Pick<KeyFigure, 'value'> = { value: '—' };
  const figures: KeyFigure[] = [
    { label: t('statistics.contracts'), value: formats.number(cell.count) },
    { label: t('statistics.capacity'), ...formats.capacity(cell.megawatts) },
    {
      label: t('statistics.volume'),
      ...(cell.megawattHours === null ? none : formats.energy(cell.megawattHours)),
    },
    {
      label: t('statistics.price'),
      ...(cell.weightedPrice === null ? none : formats.price(cell.weightedPrice)),
    },
  ];
  return (
    <div>
      <KeyFigures figures={figures} label={t('statistics.title')} />
      {cell.megawattHours !== null && withoutVolume > 0 && (
        <p className={classes.note}>{t('statistics.without_volume', { count: withoutVolume })}</p>
      )}
    </div>
  );
}
