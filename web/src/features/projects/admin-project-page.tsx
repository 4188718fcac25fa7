// The review of a project, for administrators.
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { adminProjectApi, type ProjectRecord } from '@wattpact/domain/projects/project-api';
import { usePageName } from '../../platform/address/page-name.ts';
import { adminPaths } from '../../platform/address/paths.ts';
import { apiQuery } from '../../platform/api/query.ts';
import { RecordPage } from '../../ui/record/record-page.tsx';
import { ItemReviewPage } from '../market/item-review-page.tsx';
import { projectItem, projectKind } from './project-kind.ts';
import { ProjectLine } from './project-line.tsx';
import { useProjectFigures, useProjectTabs } from './project-tabs.tsx';

export function AdminProjectPage() {
  const { id } = useParams({ strict: false }) as { id: string };
  const project = useQuery(apiQuery(adminProjectApi.get, { params: { id } }));
  usePageName(project.data?.designation);
  return <RecordPage query={project}>{(found) => <ReviewedProject project={found} />}</RecordPage>;
}

function ReviewedProject({ project }: { project: ProjectRecord }) {
  const figures = useProjectFigures(project);
  const tabs = useProjectTabs(project);
  const notice = <ProjectLine project={project} to={adminPaths.project} />;
  return (
    <ItemReviewPage kind={projectKind} item={projectItem(project)} figures={figures} tabs={tabs} notice={notice} />
  );
}
