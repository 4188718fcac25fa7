// The icon and label of each kind of record in menus, queues and task lists, and its addresses in the two apps.
import {
  type RecordKindName,
  type ReviewedKindName,
  recordKindNames,
  recordKinds,
} from '@wattpact/domain/records/kinds';
import { adminPaths, paths } from '../platform/address/paths.ts';
import { type Icon, icons } from '../ui/theme/icons.ts';

export const kindIcons: Record<RecordKindName, Icon> = {
  legal_entity: icons.entity,
  energy_contract: icons.contract,
  project: icons.project,
  offer: icons.offer,
  negotiation: icons.negotiation,
  invoice: icons.invoice,
};

/** Under `common:navigation`: the label of the kind's list in menus. */
export const menuLabels: Record<RecordKindName, string> = {
  legal_entity: 'entities',
  energy_contract: 'contracts',
  project: 'projects',
  offer: 'offers',
  negotiation: 'negotiations',
  invoice: 'invoices',
};

/** The addresses that `RecordKind` names. */
export const addressesOf = (kind: ReviewedKindName) => ({
  page: (id: string) => paths.record(recordKinds[kind].path, id),
  edit: (id: string) => editPath(kind, id),
  ownList: () => paths.ownList(kind),
  adminPage: (id: string) => adminPage(kind, id),
  adminList: () => adminList(kind),
});

export const editPath = (kind: RecordKindName, id: string): string => paths.editRecord(recordKinds[kind].path, id);
export const adminPage = (kind: RecordKindName, id: string): string => adminPaths.record(recordKinds[kind].path, id);
export const adminList = (kind: RecordKindName): string => adminPaths.records(recordKinds[kind].path);

/** Of what is no record, as the log calls it. */
const otherAdminPages: Readonly<Record<string, (id: string) => string>> = {
  user: adminPaths.user,
  support_feedback: adminPaths.supportRequest,
  bank_statement: adminPaths.bankStatement,
  contract_decision: adminPaths.contractDecision,
};

/** The administrators' page of what an entry of the log is about. Negotiations are the parties' own and have none. */
export function loggedPage(kind: string, id: string): string | undefined {
  const name = recordKindNames.find((one) => one === kind && one !== 'negotiation');
  return name ? adminPage(name, id) : otherAdminPages[kind]?.(id);
}
