// The imported price indices, for administrators: the import above, and the stored lines.
import { IconTrash } from '@tabler/icons-react';
import { indexApi } from '@wattpact/domain/benchmark/index-api';
import { indexList, type StoredIndexRow } from '@wattpact/domain/benchmark/index-row';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { filledText } from '../../platform/words/filled-text.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { AskedAct } from '../../records/asked-act.tsx';
import { ListPage } from '../../records/list/list-page.tsx';
import { listSource, type PlainView, type ShownRows } from '../../records/list/list-view.ts';
import { RowAct } from '../../ui/data-table/row-act.tsx';
import type { Column } from '../../ui/data-table/table-props.ts';
import { icons } from '../../ui/theme/icons.ts';
import { quarterName } from './band-words.ts';
import { IndexImport } from './index-import.tsx';
import classes from './price-index.module.css';

const priceIndexList: PlainView<StoredIndexRow> = {
  place: 'all',
  source: listSource(indexApi.list),
  filters: indexList,
  useRows: useIndexRows,
  icon: icons.prices,
  texts: 'benchmark',
  titleKey: 'common:navigation.price_index',
  countKey: 'benchmark:index.count',
  emptyKey: 'benchmark:index.empty',
  loadError: 'error_load.price_index',
};

export const PriceIndexPage = () => <ListPage view={priceIndexList} above={() => <IndexImport />} />;

function useIndexRows(): ShownRows<StoredIndexRow> {
  const { t } = useTranslation(['benchmark', 'common']);
  const formats = useFormats();
  const what = ({ technology, structure }: StoredIndexRow) =>
    [t(`common:technology.${technology}`), structure && t(`common:contract_structure.${structure}`)]
      .filter(Boolean)
      .join(', ');
  const figures = ({ p25, p50, p75 }: StoredIndexRow) =>
    filledText([p25, p50, p75].map((value) => (value === null ? '–' : formats.decimal(value))));
  const columns: Column<StoredIndexRow>[] = [
    {
      id: 'source',
      header: t('index.column.source'),
      width: '34%',
      atLeast: 200,
      cell: ({ source, licenceNote }) => (
        <>
          {source}
          <span className="second-line">{licenceNote}</span>
        </>
      ),
    },
    { id: 'quarter', header: t('index.column.quarter'), width: 96, cell: ({ quarter }) => quarterName(quarter, t) },
    {
      id: 'of',
      header: t('index.column.of'),
      atLeast: 160,
      cell: (row) => (
        <>
          {t(`common:country.${row.country}`)}
          <span className="second-line">{what(row)}</span>
        </>
      ),
    },
    { id: 'figures', header: t('index.column.figures'), right: true, width: 180, cell: figures },
    {
      id: 'imported',
      header: t('index.column.imported'),
      right: true,
      from: 'broad',
      sortFlag: 'sortByCreatedAt',
      cell: ({ createdAt }) => formats.date(createdAt),
    },
    { id: 'acts', header: t('index.column.acts'), right: true, width: 72, cell: (row) => <RemoveQuarter row={row} /> },
  ];
  const card = (row: StoredIndexRow) => (
    <div className={classes.card}>
      <span>
        <strong>
          {row.source}, {quarterName(row.quarter, t)}
        </strong>
        <span className="second-line">
          {t(`common:country.${row.country}`)}, {what(row)}
        </span>
        <span className="numeric">{figures(row)}</span>
      </span>
      <RemoveQuarter row={row} />
    </div>
  );
  return { columns, card };
}

function RemoveQuarter({ row: { source, quarter } }: { row: StoredIndexRow }) {
  const { t } = useTranslation(['benchmark', 'errorMessages']);
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  const named = { source, quarter: quarterName(quarter, t) };
  return (
    <>
      <RowAct icon={IconTrash} label={t('index.remove_of', named)} onClick={() => setAsked(true)} />
      {isAsked && (
        <AskedAct
          danger
          about="price_index"
          title={t('index.remove_title', named)}
          act={t('index.remove')}
          send={() => call(indexApi.remove, { query: { source, quarter } })}
          ending={{ done: t('index.removed'), failed: t('errorMessages:error_deletion'), onDone: close }}
          onClose={close}
        >
          <p>{t('index.remove_text')}</p>
        </AskedAct>
      )}
    </>
  );
}
