// A list as a page, by its declaration: the market's, one's own, or all records for administrators.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../ui/app-shell/page-header.tsx';
import { ViewSwitch } from '../map/view-switch.tsx';
import { MarketGate } from '../market-gate.tsx';
import { PendingNotice } from '../pending-notice.tsx';
import { SavedSearchesButton } from '../saved-searches/saved-searches-button.tsx';
import { useSaveSearch } from '../saved-searches/use-save-search.tsx';
import { CreateButton } from './create-button.tsx';
import { useListCount } from './list-count.ts';
import type { ListView, MarketView } from './list-view.ts';
import { RecordTable } from './record-table.tsx';
import { TabList } from './tab-list.tsx';
import { type RecordList, useRecordList, useUnfiltered } from './use-record-list.ts';
import { WatchedButton } from './watched-button.tsx';

type Listed = { id: string };

interface ViewProps<Row> {
  view: ListView<Row>;
}

export interface ListPageProps<Row> extends ViewProps<Row> {
  /** Beside the title of an administrators' list, and between title and list. */
  actions?: ReactNode;
  above?: (records: RecordList<Row>) => ReactNode;
}

export function ListPage<Row extends Listed>(props: ListPageProps<Row>) {
  const { view } = props;
  const { t } = useTranslation([view.texts, 'common']);
  if (view.place === 'market')
    return (
      <MarketGate title={t(view.titleKey)}>
        <MarketPage view={view} />
      </MarketGate>
    );
  return view.place === 'own' ? <OwnPage view={view} /> : <AllPage {...props} />;
}

function MarketPage<Row extends Listed>({ view }: { view: MarketView<Row> }) {
  const { saved, create } = view;
  const { t } = useTranslation([view.texts, 'common']);
  const records = useRecordList(view);
  const saving = useSaveSearch(saved.entity, records.list);
  return (
    <>
      <PageHeader
        title={t(view.titleKey)}
        note={useListCount(view, records.page)}
        actions={
          <>
            {view.places && <ViewSwitch filters={view.filters} />}
            <WatchedButton list={records.list} />
            <SavedSearchesButton to={saved.to()} />
            {create && <CreateButton way={create} texts={view.texts} />}
          </>
        }
      />
      {saving.shown}
      <RecordTable view={view} records={records} onSave={saving.start} saving={saving.dialog !== undefined} />
      {saving.dialog}
    </>
  );
}

function OwnPage<Row extends Listed>({ view }: ViewProps<Row>) {
  const { t } = useTranslation([view.texts, 'common']);
  const note = useListCount(view, useUnfiltered(view.source));
  return (
    <>
      <PageHeader
        title={t(view.titleKey)}
        note={note}
        actions={
          view.create && (
            <>
              <Alongside view={view} />
              <CreateButton way={view.create} texts={view.texts} />
            </>
          )
        }
      />
      {view.create && <PendingNotice />}
      <TabList view={view} createInBar={false} />
    </>
  );
}

const Alongside = <Row,>({ view: { alongside = [], texts } }: ViewProps<Row>) =>
  alongside.map((way) => <CreateButton key={way.labelKey} way={way} texts={texts} variant="default" />);

function AllPage<Row extends Listed>({ view, actions, above }: ListPageProps<Row>) {
  const { t } = useTranslation([view.texts, 'common']);
  const records = useRecordList(view);
  return (
    <>
      <PageHeader
        title={t(view.titleKey)}
        note={useListCount(view, records.page)}
        actions={actions ?? (view.alongside && <Alongside view={view} />)}
      />
      {above?.(records)}
      <RecordTable view={view} records={records} />
    </>
  );
}
