// The page of one's own projects.
import { useTranslation } from 'react-i18next';
import { paths } from '../../platform/address/paths.ts';
import { PageHeader } from '../../ui/app-shell/page-header.tsx';
import { useCountNote } from '../market/count-note.ts';
import { CreateButton } from '../market/create-button.tsx';
import { PendingAbove } from '../market/pending-above.tsx';
import { useTotal } from '../market/use-record-list.ts';
import { OwnProjects } from './own-projects.tsx';
import { ownProjects } from './project-lists.ts';

export function MyProjectsPage() {
  const { t } = useTranslation('projects');
  const total = useTotal(ownProjects);
  const note = useCountNote('projects', total === undefined ? undefined : { total });
  return (
    <>
      <PageHeader
        title={t('title.own')}
        note={note}
        actions={<CreateButton to={paths.newProject()} label={t('create')} />}
      />
      <PendingAbove />
      <OwnProjects createInBar={false} />
    </>
  );
}
