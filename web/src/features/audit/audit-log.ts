// The audit log, for administrators: who did, read and exported what.
import { IconListDetails } from '@tabler/icons-react';
import { type AuditEntry, auditList } from '@wattpact/domain/audit/audit';
import { auditApi } from '@wattpact/domain/audit/audit-api';
import { listSource, type PlainView } from '../../records/list/list-view.ts';
import { useAuditRows } from './audit-rows.tsx';
import { useAdministratorOptions } from './use-administrator-options.ts';

export const auditLog: PlainView<AuditEntry> = {
  place: 'all',
  source: listSource(auditApi.list),
  filters: auditList,
  useRows: useAuditRows,
  useOptions: useAdministratorOptions,
  icon: IconListDetails,
  texts: 'dashboard',
  titleKey: 'common:navigation.audit',
  countKey: 'dashboard:audit.count',
  emptyKey: 'dashboard:audit.empty',
  loadError: 'error_load.audit',
  grouped: false,
};
