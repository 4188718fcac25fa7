// The audit log as a page: the record whose entries are wanted, the filters, and the entries.
import { ListPage } from '../../records/list/list-page.tsx';
import { auditLog } from './audit-log.ts';
import { RecordChoice } from './record-choice.tsx';

export const AuditPage = () => <ListPage view={auditLog} above={(records) => <RecordChoice {...records} />} />;
