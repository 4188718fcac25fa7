// The parts of a project's page, for its own users, strangers and administrators.
import type { ProjectRecord } from '@wattpact/domain/projects/project-api';
import { adminPaths, paths } from '../../../platform/address/paths.ts';
import type { RecordParts } from '../../../records/frame/record-parts.ts';
import type { App } from '../../../records/shown-record.ts';
import { useMarketParts } from '../../market/market-parts.tsx';
import { projectItem, projectKind } from '../project-kind.ts';
import { ProjectLine } from './project-line.tsx';
import { ProjectSide } from './project-side.tsx';
import { useProjectFigures, useProjectTabs } from './project-tabs.tsx';

export function useProjectParts(project: ProjectRecord, app: App): RecordParts {
  const { id, allowedActions } = project;
  const createFrom = allowedActions.includes('copy') ? paths.newProject({ from: id }) : undefined;
  const to = app === 'admin' ? adminPaths.project : paths.project;
  return useMarketParts(projectKind, projectItem(project), app, {
    figures: useProjectFigures(project),
    tabs: useProjectTabs(project),
    side: <ProjectSide project={project} app={app} />,
    notice: <ProjectLine project={project} to={to} createFrom={createFrom} />,
  });
}
