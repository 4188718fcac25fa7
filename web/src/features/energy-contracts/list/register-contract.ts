// The link to the registration of a contract.
import { paths } from '../../../platform/address/paths.ts';
import type { CreateWay } from '../../../records/list/list-view.ts';

export const registerContract: CreateWay = {
  to: paths.registerContract,
  labelKey: 'common:navigation.register_contract',
  role: 'registry',
};
