// One's own projects: the page of that list, and the tab of the personal area.
import { useTranslation } from 'react-i18next';
import { paths } from '../../platform/address/paths.ts';
import { icons } from '../../ui/theme/icons.ts';
import { CreateButton } from '../market/create-button.tsx';
import { useOwnerOptions } from '../market/owner-options.ts';
import { RecordList } from '../market/record-list.tsx';
import { useRecordList } from '../market/use-record-list.ts';
import { useOwnColumns } from './own-columns.tsx';
import { ownProjectFilters, ownProjects } from './project-lists.ts';

/** `createInBar`: the page's own head has no button. */
export function OwnProjects({ createInBar = true }: { createInBar?: boolean }) {
  const { t } = useTranslation(['projects', 'common']);
  const records = useRecordList(ownProjectFilters, ownProjects);
  const first = <CreateButton to={paths.newProject()} label={t('common:empty.projects.action')} />;
  return (
    <RecordList
      records={records}
      loadError="error_load.projects"
      label={t('projects:title.own')}
      icon={icons.project}
      {...useOwnColumns()}
      options={useOwnerOptions()}
      empty={{ title: t('common:empty.projects.title'), text: t('common:empty.projects.text'), action: first }}
    >
      {createInBar && <CreateButton to={paths.newProject()} label={t('projects:create')} variant="default" />}
    </RecordList>
  );
}
