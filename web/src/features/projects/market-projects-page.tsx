// The projects for sale, for whoever has an approved entity.
import { useTranslation } from 'react-i18next';
import { paths } from '../../platform/address/paths.ts';
import { PageHeader } from '../../ui/app-shell/page-header.tsx';
import { icons } from '../../ui/theme/icons.ts';
import { useCountNote } from '../market/count-note.ts';
import { CreateButton } from '../market/create-button.tsx';
import { MarketGate } from '../market/market-gate.tsx';
import { RecordList } from '../market/record-list.tsx';
import { useChoice } from '../market/use-choice.ts';
import { useRecordList } from '../market/use-record-list.ts';
import { SavedSearchesButton } from '../saved-searches/saved-searches-button.tsx';
import { useSaveSearch } from '../saved-searches/use-save-search.tsx';
import { useMarketColumns } from './market-columns.tsx';
import { marketProjectFilters, marketProjects } from './project-lists.ts';

export function MarketProjectsPage() {
  const { t } = useTranslation('projects');
  return (
    <MarketGate title={t('title.market')}>
      <MarketProjects />
    </MarketGate>
  );
}

function MarketProjects() {
  const { t } = useTranslation('projects');
  const records = useRecordList(marketProjectFilters, marketProjects);
  const choice = useChoice(paths.compareProjects);
  const saving = useSaveSearch('projects', records.list);
  const note = useCountNote('projects', records.page);
  return (
    <>
      <PageHeader
        title={t('title.market')}
        note={note}
        actions={
          <>
            <SavedSearchesButton to={paths.savedProjectSearches()} />
            <CreateButton to={paths.newProject()} label={t('create')} />
          </>
        }
      />
      {saving.shown}
      <RecordList
        records={records}
        loadError="error_load.projects"
        label={t('title.market')}
        icon={icons.project}
        nameOf={({ designation }) => designation}
        {...useMarketColumns()}
        choice={choice}
        onSave={saving.start}
        saving={saving.dialog !== undefined}
        empty={{ title: t('empty_market.title'), text: t('empty_market.text') }}
      />
      {saving.dialog}
    </>
  );
}
