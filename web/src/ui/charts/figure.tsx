// One figure: its title, what it says in words, and a chart or a table of the same numbers.
import { Button, Paper, SegmentedControl, Skeleton } from '@mantine/core';
import { IconChartBar, IconTable } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GenericError } from '../feedback/generic-pages.tsx';
import classes from './figure.module.css';

interface FigureProps {
  title: string;
  subtitle: string;
  /** The main number and its meaning. */
  headline?: ReactNode;
  /** A choice beside the title. */
  choice?: ReactNode;
  /** Rendered when the data are loaded. */
  chart: ReactNode;
  /** What is shown first. */
  starts?: 'chart' | 'table';
  head: readonly string[];
  /** Each begins with its name. */
  rows: readonly (readonly [string, ...ReactNode[]])[] | undefined;
  failed: boolean;
  onRetry: () => void;
  /** Below the numbers: where they come from. */
  note?: ReactNode;
  /** Saves the numbers as a file. */
  onSave?: () => void;
  /** Part of a paper instead of a paper of its own; `filling` takes the height of what stands beside it. */
  inPaper?: boolean | 'filling';
}

const skeleton = <Skeleton height={180} />;

export function Figure(props: FigureProps) {
  const { title, subtitle, headline, choice, chart, starts = 'chart', note, inPaper, onSave } = props;
  const { head, rows, failed, onRetry } = props;
  const { t } = useTranslation();
  const [view, setView] = useState<string>(starts);
  const content = (
    <>
      <div className={classes.head}>
        <div>
          <h2>{title}</h2>
          <p>{subtitle}</p>
        </div>
        <div className={classes.controls}>
          {choice}
          <SegmentedControl
            size="xs"
            value={view}
            onChange={setView}
            aria-label={`${title}: ${t('figure.view')}`}
            data={[
              {
                value: 'chart',
                label: <Choice icon={<IconChartBar size={16} stroke={1.9} />} text={t('figure.chart')} />,
              },
              {
                value: 'table',
                label: <Choice icon={<IconTable size={16} stroke={1.9} />} text={t('figure.table')} />,
              },
            ]}
          />
          {onSave && <SaveButton title={title} onSave={onSave} />}
        </div>
      </div>
      {failed && <GenericError onRetry={onRetry} />}
      {!failed && !rows && skeleton}
      {rows && (
        <>
          {headline && <p className={classes.headline}>{headline}</p>}
          <Numbers {...{ view, chart, title, head, rows }} />
          {note && <p className={classes.note}>{note}</p>}
        </>
      )}
    </>
  );
  if (inPaper)
    return (
      <section className={classes.figure} data-filling={inPaper === 'filling' || undefined}>
        {content}
      </section>
    );
  return (
    <Paper component="section" className={classes.figure ?? ''}>
      {content}
    </Paper>
  );
}

const Choice = ({ icon, text }: { icon: ReactNode; text: string }) => (
  <span className={classes.choice}>
    {icon}
    {text}
  </span>
);

function SaveButton({ title, onSave }: { title: string; onSave: () => void }) {
  const { t } = useTranslation();
  return (
    <Button variant="subtle" size="compact-sm" aria-label={t('figure.save', { title })} onClick={onSave}>
      CSV
    </Button>
  );
}

interface NumbersProps extends Pick<FigureProps, 'title' | 'head' | 'chart'> {
  view: string;
  rows: readonly (readonly [string, ...ReactNode[]])[];
}

/** Screen readers have the table also while the chart is shown. */
function Numbers({ view, chart, ...table }: NumbersProps) {
  if (view === 'table')
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling content must be reachable by keyboard
      <section className={classes.tableScroll} tabIndex={0} aria-label={table.title}>
        <FigureTable {...table} />
      </section>
    );
  return (
    <>
      <div aria-hidden className={classes.chart}>
        <Suspense fallback={skeleton}>{chart}</Suspense>
      </div>
      <div className="visually-hidden">
        <FigureTable {...table} />
      </div>
    </>
  );
}

const FigureTable = ({ title, head, rows }: Omit<NumbersProps, 'view' | 'chart'>) => (
  <table className={classes.table} aria-label={title}>
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
      {rows.map(([name, ...values]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {values.map((value, place) => (
            <td key={head[place + 1]}>{value}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
