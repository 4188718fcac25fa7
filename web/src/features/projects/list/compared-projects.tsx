// Projects for sale side by side.
import { projectApi } from '@wattpact/domain/projects/project-api';
import { paths } from '../../../platform/address/paths.ts';
import { call } from '../../../platform/api/call.ts';
import { comparison } from '../../../records/compare/compared-records.ts';
import { NegotiationBadge } from '../../market/cells.tsx';
import { projectFacts } from '../project-facts.ts';

export const comparedProjects = comparison({
  kind: 'project',
  path: projectApi.get.path,
  fetch: (input) => call(projectApi.get, input),
  headOf: (project, { t }) => ({
    name: project.designation,
    owner: project.sellerLegalEntity.fiscalInfo.name,
    note: `${project.location.municipality}, ${t(`common:country.${project.location.country}`)}`,
    badge: <NegotiationBadge item={project} />,
  }),
  factsOf: projectFacts,
  recordTo: paths.project,
  listTo: paths.marketProjects,
  to: paths.compareProjects,
});
