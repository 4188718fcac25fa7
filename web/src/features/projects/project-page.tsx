// A project in the marketplace: for its own people, and for strangers once it is approved and published.
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type ProjectRecord, projectApi } from '@wattpact/domain/projects/project-api';
import { usePageName } from '../../platform/address/page-name.ts';
import { paths } from '../../platform/address/paths.ts';
import { apiQuery } from '../../platform/api/query.ts';
import { useActingEntity } from '../acting-company/acting-entity.ts';
import { ItemPage } from '../market/item-page.tsx';
import { isInsider } from '../market/market-kind.ts';
import { MarketRecord } from '../market/market-record.tsx';
import { projectItem, projectKind } from './project-kind.ts';
import { ProjectLine } from './project-line.tsx';
import { useProjectFigures, useProjectTabs } from './project-tabs.tsx';

export function ProjectPage() {
  const { id } = useParams({ strict: false }) as { id: string };
  const project = useQuery(apiQuery(projectApi.get, { params: { id } }));
  usePageName(project.data?.designation, project.data && !isInsider(project.data));
  return <MarketRecord query={project}>{(found) => <ShownProject project={found} />}</MarketRecord>;
}

function ShownProject({ project }: { project: ProjectRecord }) {
  const figures = useProjectFigures(project);
  const tabs = useProjectTabs(project);
  const { withRole } = useActingEntity();
  const maySell = withRole('contracting').entities.some(({ id }) => id === project.sellerLegalEntityId);
  const createFrom = maySell ? paths.newProject({ from: project.id }) : undefined;
  const notice = <ProjectLine project={project} to={paths.project} createFrom={createFrom} />;
  return <ItemPage kind={projectKind} item={projectItem(project)} figures={figures} tabs={tabs} notice={notice} />;
}
