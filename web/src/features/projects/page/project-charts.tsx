// What a project produces over the year, and how its price compares: one file, which comes after the page.
import type { ProjectRecord } from '@wattpact/domain/projects/project-api';
import type { App } from '../../../records/shown-record.ts';
import ComparedPrice from '../../benchmark/compared-price.tsx';
import ProjectProduction from '../../production/project-production.tsx';
import { hasProduction } from './project-places.ts';

export default function ProjectCharts({ project, app }: { project: ProjectRecord; app: App }) {
  return (
    <>
      {hasProduction(project) && <ProjectProduction project={project} />}
      <ComparedPrice values={project} app={app} />
    </>
  );
}
