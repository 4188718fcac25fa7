// The position of the reader's companies on the home page: figures, a chart of contracts or production, the next
// deadlines.
import { Paper, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWide } from '../../ui/data-table/data-table.tsx';
import { readStored, writeStored } from '../../ui/wizard/browser-store.ts';
import { NextDeadlines } from '../deadlines/next-deadlines.tsx';
import classes from './portfolio.module.css';
import { chartsOf, PortfolioChart } from './portfolio-chart.tsx';
import { PortfolioFigures } from './portfolio-figures.tsx';
import type { usePortfolio } from './use-portfolio.ts';

type PortfolioPaperProps = NonNullable<ReturnType<typeof usePortfolio>['shown']> & {
  legalEntityId: string | undefined;
};

const storeKey = 'portfolio-open';

/** On a phone the details come after a press: the lists below are what one mostly looks for. */
function useOpened(): [boolean, () => void] {
  const wide = useWide();
  const [chosen, setChosen] = useState(() => readStored<boolean>(storeKey));
  const opened = chosen ?? wide;
  const toggle = () => {
    writeStored(storeKey, JSON.stringify(!opened));
    setChosen(!opened);
  };
  return [opened, toggle];
}

export function PortfolioPaper({ portfolio, deadlines, legalEntityId }: PortfolioPaperProps) {
  const { t } = useTranslation('dashboard');
  const [opened, toggle] = useOpened();
  const Chevron = opened ? IconChevronUp : IconChevronDown;
  const hasChart = chartsOf(portfolio).length > 0;
  return (
    <Paper component="section" className={classes.paper ?? ''} aria-labelledby="portfolio">
      <div className={classes.head}>
        <h2 id="portfolio">{t('portfolio.title')}</h2>
        <UnstyledButton className={classes.toggle ?? ''} aria-expanded={opened} onClick={toggle}>
          {t(opened ? 'portfolio.less' : 'portfolio.more')}
          <Chevron size={16} stroke={1.9} aria-hidden />
        </UnstyledButton>
      </div>
      <PortfolioFigures portfolio={portfolio} />
      {opened && (
        <div className={classes.details} data-alone={!hasChart || undefined}>
          {hasChart && <PortfolioChart portfolio={portfolio} legalEntityId={legalEntityId} />}
          <NextDeadlines deadlines={deadlines} legalEntityId={legalEntityId} />
        </div>
      )}
    </Paper>
  );
}
