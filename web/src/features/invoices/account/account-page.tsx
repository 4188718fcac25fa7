// For administrators: what a company was asked for and paid, with the balance after each, on the page and as a file.
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type AccountStatement, accountStatementApi } from '@wattpact/domain/account-statements/account-statement-api';
import { accountStatementList } from '@wattpact/domain/account-statements/account-statement-list';
import { useTranslation } from 'react-i18next';
import { setValue } from '../../../platform/address/filter-values.ts';
import { useListSearch } from '../../../platform/address/list-search.ts';
import { usePageName } from '../../../platform/address/page-name.ts';
import { reasonOf } from '../../../platform/api/api-problems.ts';
import { apiQuery } from '../../../platform/api/query.ts';
import { ApiError, urlOf } from '../../../platform/api/request.ts';
import { saveDownload } from '../../../platform/api/save-download.ts';
import { toasts } from '../../../platform/toasts.ts';
import { PageHeader } from '../../../ui/app-shell/page-header.tsx';
import { EntityNotFound, GenericError } from '../../../ui/feedback/generic-pages.tsx';
import { PagePending } from '../../../ui/feedback/page-pending.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { KeyFigures } from '../../../ui/record/key-figures.tsx';
import { SectionPaper } from '../../../ui/record/section-paper.tsx';
import { Money } from '../../../ui/text/money.tsx';
import classes from './account.module.css';
import { AccountLines } from './account-lines.tsx';

export function AccountPage() {
  const { t } = useTranslation('invoices');
  const { id } = useParams({ strict: false }) as { id: string };
  const list = useListSearch<Record<string, string | number>>(accountStatementList);
  const { dateStart, dateEnd } = list.values;
  const [from, to] = [String(dateStart ?? ''), String(dateEnd ?? '')];
  const period = { ...(from && { dateStart: from }), ...(to && { dateEnd: to }) };
  const choose = (name: 'dateStart' | 'dateEnd') => (day: string | null) =>
    list.setValues(setValue(list.values, name, day ?? ''));
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...apiQuery(accountStatementApi.get, { params: { id }, query: list.query }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const name = data?.legalEntity.name;
  usePageName(name && t('account.title', { name }));
  if (error instanceof ApiError && error.status === 404) return <EntityNotFound />;
  // The name of the company may give the title a second line.
  if (!data && !error) return <PagePending />;
  return (
    <>
      <PageHeader
        title={name ? t('account.title', { name }) : t('account.open')}
        actions={(['csv', 'pdf'] as const).map((format) => (
          <DownloadButton key={format} id={id} format={format} query={period} />
        ))}
      />
      <div className={classes.period}>
        <DateField
          label={t('account.from')}
          value={from || null}
          onChange={choose('dateStart')}
          clearable
          {...(to && { maxDate: to })}
        />
        <DateField
          label={t('account.to')}
          value={to || null}
          onChange={choose('dateEnd')}
          clearable
          {...(from && { minDate: from })}
        />
      </div>
      {error ? (
        <GenericError error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          {data && <Balances of={data} />}
          <AccountLines
            lines={data?.items}
            stale={isPlaceholderData}
            paging={
              data && {
                page: list.page,
                limit: list.limit,
                total: data.total,
                onPage: list.setPage,
                onLimit: list.setLimit,
              }
            }
          />
        </>
      )}
    </>
  );
}

interface DownloadButtonProps {
  id: string;
  format: 'csv' | 'pdf';
  query: Record<string, string>;
}

function DownloadButton({ id, format, query }: DownloadButtonProps) {
  const { t } = useTranslation(['invoices', 'errorMessages']);
  const save = () =>
    saveDownload(urlOf(accountStatementApi.download.path, { id }, { ...query, format }), `account.${format}`).catch(
      (error: unknown) => toasts.error(t('errorMessages:error_downloading_file'), reasonOf(error)),
    );
  return (
    <Button variant="default" leftSection={<IconDownload size={18} stroke={1.9} />} onClick={() => void save()}>
      {t(`invoices:account.${format}`)}
    </Button>
  );
}

function Balances({ of: { openingBalance, debit, credit, closingBalance } }: { of: AccountStatement }) {
  const { t } = useTranslation('invoices');
  return (
    <div className={classes.block}>
      <SectionPaper>
        <KeyFigures
          figures={[
            { label: t('account.opening'), value: <Money amount={openingBalance} /> },
            { label: t('account.debit'), value: <Money amount={debit} /> },
            { label: t('account.credit'), value: <Money amount={credit} /> },
            { label: t('account.closing'), value: <Money amount={closingBalance} /> },
          ]}
        />
      </SectionPaper>
    </div>
  );
}
