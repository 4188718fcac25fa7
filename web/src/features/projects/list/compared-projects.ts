// Projects for sale side by side.
import { projectApi } from '@wattpact/domain/projects/project-api';
import { lazy } from '../../../platform/lazy.ts';
import { comparedItems } from '../../market/compared-items.tsx';
import { projectFacts } from '../project-facts.ts';
import { projectKind, projectNames } from '../project-kind.ts';

export const comparedProjects = comparedItems(projectKind, projectApi.get, {
  namesOf: projectNames,
  placeOf: ({ location }, { t }) => `${location.municipality}, ${t(`common:country.${location.country}`)}`,
  factsOf: projectFacts,
  Below: lazy(() => import('../../simulations/compared/compared-project-simulations.tsx')),
});
