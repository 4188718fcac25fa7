// All projects, for administrators.
import type { ProjectRow } from '@wattpact/domain/projects/project-api';
import { useTranslation } from 'react-i18next';
import { adminPaths } from '../../platform/address/paths.ts';
import { PageHeader } from '../../ui/app-shell/page-header.tsx';
import { icons } from '../../ui/theme/icons.ts';
import { useAdminColumns } from '../market/admin-columns.tsx';
import { useCountNote } from '../market/count-note.ts';
import { useOwnerOptions } from '../market/owner-options.ts';
import { RecordList } from '../market/record-list.tsx';
import { useRecordList } from '../market/use-record-list.ts';
import { allProjectFilters, allProjects } from './project-lists.ts';

const shown = {
  base: 'projects' as const,
  nameOf: ({ designation }: ProjectRow) => designation,
  ownerOf: ({ sellerLegalEntity }: ProjectRow) => sellerLegalEntity,
  to: adminPaths.project,
};

export function AdminProjectsPage() {
  const { t } = useTranslation(['projects', 'common']);
  const records = useRecordList(allProjectFilters, allProjects);
  const note = useCountNote('projects', records.page);
  return (
    <>
      <PageHeader title={t('common:navigation.projects')} note={note} />
      <RecordList
        records={records}
        loadError="error_load.projects"
        label={t('common:navigation.projects')}
        icon={icons.project}
        {...useAdminColumns(shown)}
        admin
        options={useOwnerOptions()}
        empty={{ title: t('projects:empty_all.title'), text: t('projects:empty_all.text') }}
      />
    </>
  );
}
