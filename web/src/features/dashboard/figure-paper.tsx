// One figure of the market: its title, the main number in words, and a chart or table of the same numbers.
import { Paper, SegmentedControl, Skeleton } from '@mantine/core';
import { IconChartBar, IconTable } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GenericError } from '../../ui/feedback/generic-pages.tsx';
import classes from './dashboard.module.css';

interface FigurePaperProps {
  title: string;
  subtitle: string;
  /** The main number and its meaning. */
  headline: ReactNode;
  /** Rendered when the data are loaded. */
  chart: ReactNode;
  head: readonly [string, string];
  rows: readonly (readonly [string, string])[] | undefined;
  failed: boolean;
  onRetry: () => void;
}

const skeleton = <Skeleton height={180} />;

export function FigurePaper(props: FigurePaperProps) {
  const { title, subtitle, headline, chart, head, rows, failed, onRetry } = props;
  const { t } = useTranslation('dashboard');
  const [view, setView] = useState('chart');
  return (
    <Paper component="section" className={classes.figure ?? ''}>
      <div className={classes.figureHead}>
        <div>
          <h2>{title}</h2>
          <p>{subtitle}</p>
        </div>
        <SegmentedControl
          size="xs"
          value={view}
          onChange={setView}
          aria-label={t('view')}
          data={[
            { value: 'chart', label: <Choice icon={<IconChartBar size={16} stroke={1.9} />} text={t('chart')} /> },
            { value: 'table', label: <Choice icon={<IconTable size={16} stroke={1.9} />} text={t('table')} /> },
          ]}
        />
      </div>
      {failed && <GenericError onRetry={onRetry} />}
      {!failed && !rows && skeleton}
      {rows && (
        <>
          <p className={classes.headline}>{headline}</p>
          {view === 'chart' ? (
            <Suspense fallback={skeleton}>
              <div aria-hidden>{chart}</div>
            </Suspense>
          ) : (
            <FigureTable title={title} head={head} rows={rows} />
          )}
        </>
      )}
    </Paper>
  );
}

const Choice = ({ icon, text }: { icon: ReactNode; text: string }) => (
  <span className={classes.choice}>
    {icon}
    {text}
  </span>
);

interface FigureTableProps {
  title: string;
  head: readonly [string, string];
  rows: readonly (readonly [string, string])[];
}

function FigureTable({ title, head, rows }: FigureTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling content must be reachable by keyboard
    <section className={classes.tableScroll} tabIndex={0} aria-label={title}>
      <table className={classes.table}>
        <thead>
          <tr>
            {head.map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
