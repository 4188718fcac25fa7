// Declares the project for the parts that it shares with offers.
import { adminProjectApi, type ProjectRecord, projectApi } from '@wattpact/domain/projects/project-api';
import { paths } from '../../platform/address/paths.ts';
import { addressesOf } from '../../records/kind-looks.ts';
import type { ItemNames, MarketItem, MarketKind } from '../market/market-kind.ts';

export const projectKind: MarketKind = {
  base: 'projects',
  kind: 'project',
  api: projectApi,
  adminApi: adminProjectApi,
  ...addressesOf('project'),
  marketList: paths.marketProjects,
  compare: paths.compareProjects,
  withoutBanner: ['approved'],
  moreStatuses: ['closed'],
};

type Named = Pick<ProjectRecord, 'designation' | 'sellerLegalEntity'>;

export const projectNames = ({ designation: name, sellerLegalEntity: owner }: Named): ItemNames => ({ name, owner });

export const projectItem = (project: ProjectRecord): MarketItem => ({ ...project, ...projectNames(project) });
