// The link to a new project.
import { paths } from '../../../platform/address/paths.ts';
import type { CreateWay } from '../../../records/list/list-view.ts';

export const createProject: CreateWay = { to: paths.newProject, labelKey: 'projects:create', role: 'contracting' };
