// One bank statement: its figures, and the table in which an administrator confirms what pays which invoice.
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { BankStatementRecord } from '@wattpact/domain/bank-statements/bank-statement';
import { useTranslation } from 'react-i18next';
import { usePageName } from '../../../platform/address/page-name.ts';
import { ApiError } from '../../../platform/api/request.ts';
import { groupsOfFour } from '../../../platform/words/formats.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { PageHeader } from '../../../ui/app-shell/page-header.tsx';
import { EntityNotFound, GenericError } from '../../../ui/feedback/generic-pages.tsx';
import { KeyFigures } from '../../../ui/record/key-figures.tsx';
import { SectionPaper } from '../../../ui/record/section-paper.tsx';
import { Money } from '../../../ui/text/money.tsx';
import { statementQuery } from './statement-calls.ts';
import { StatementEntries } from './statement-entries.tsx';
import { statementTitle } from './statement-words.ts';
import classes from './statements.module.css';

export function StatementPage() {
  const { t } = useTranslation(['invoices']);
  const formats = useFormats();
  const { id } = useParams({ strict: false }) as { id: string };
  const { data, error, refetch } = useQuery({ ...statementQuery(id), retry: false });
  usePageName(data && statementTitle(data, t, formats));
  if (error instanceof ApiError && error.status === 404) return <EntityNotFound />;
  if (error && !data) return <GenericError error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <>
        <PageHeader title={t('invoices:statements.title')} />
        <Skeleton height={320} />
      </>
    );
  return (
    <>
      <PageHeader
        title={statementTitle(data, t, formats)}
        note={t('invoices:statements.of', { file: data.fileName, account: groupsOfFour(data.account) })}
      />
      <div className={classes.block}>
        <SectionPaper>
          <Figures of={data} />
        </SectionPaper>
      </div>
      <StatementEntries key={id} of={data} />
    </>
  );
}

function Figures({ of: { entries } }: { of: BankStatementRecord }) {
  const { t } = useTranslation('invoices');
  const sums = { entries: 0, proposed: 0, unmatched: 0, confirmed: 0 };
  for (const { amount, payment, match } of entries) {
    // In cents, so that sums stay exact.
    const cents = Math.round(amount * 100);
    sums.entries += cents;
    sums[payment ? 'confirmed' : match ? 'proposed' : 'unmatched'] += cents;
  }
  return (
    <KeyFigures
      label={t('statements.figures')}
      figures={(Object.keys(sums) as (keyof typeof sums)[]).map((name) => ({
        label: t(`statements.figure.${name}`),
        value: <Money amount={sums[name] / 100} />,
      }))}
    />
  );
}
