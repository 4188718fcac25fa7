// The columns and cards of the audit log.
import type { AuditEntry } from '@wattpact/domain/audit/audit';
import { type RecordKindName, recordKinds } from '@wattpact/domain/records/kinds';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { useFormats } from '../../platform/words/use-formats.ts';
import { adminPage } from '../../records/kind-looks.ts';
import type { ShownRows } from '../../records/list/list-view.ts';
import type { Column } from '../../ui/data-table/table-props.ts';
import classes from './audit.module.css';

/** Enough of a hash to compare by eye; the whole one is read out on its title. */
const digits = 10;

/** Negotiations are the parties' own, so they have no page for administrators. */
const hasPage = (kind: string): kind is RecordKindName => kind in recordKinds && kind !== 'negotiation';

const pageOf = ({ resourceType, resourceId }: AuditEntry): string | undefined =>
  resourceId !== null && hasPage(resourceType) ? adminPage(resourceType, resourceId) : undefined;

export function useAuditRows(): ShownRows<AuditEntry> {
  const { t } = useTranslation(['dashboard', 'common']);
  const formats = useFormats();
  // A later version of the server may know more of them than this page.
  const act = ({ action }: AuditEntry) => t(`dashboard:audit.act.${action}`, { defaultValue: action });
  const kind = ({ resourceType }: AuditEntry) =>
    t(`dashboard:audit.kind.${resourceType}`, { defaultValue: resourceType });
  const actor = ({ actor: who }: AuditEntry) =>
    who ? (who.displayName ?? t('common:history.erased_person')) : t('dashboard:audit.operator');
  const name = (entry: AuditEntry) => {
    const { resourceName, resourceType, resourceId } = entry;
    if (resourceName === null) return resourceType === 'user' && resourceId ? t('common:history.erased_person') : '';
    const to = pageOf(entry);
    return to === undefined ? resourceName : <AppLink to={to}>{resourceName}</AppLink>;
  };
  const about = (entry: AuditEntry) => (
    <>
      {kind(entry)}
      <span className="second-line">{name(entry)}</span>
    </>
  );
  const aboutInOneLine = (entry: AuditEntry) => {
    const named = name(entry);
    return named ? (
      <>
        {kind(entry)}: {named}
      </>
    ) : (
      kind(entry)
    );
  };
  const seal = ({ hash }: AuditEntry) =>
    hash === null ? t('dashboard:audit.not_sealed') : <code className={classes.hash}>{hash.slice(0, digits)}</code>;
  const columns: Column<AuditEntry>[] = [
    {
      id: 'time',
      header: t('dashboard:audit.time'),
      width: 150,
      sortFlag: 'sortByCreatedAt',
      cell: ({ at }) => formats.dateTime(at),
    },
    { id: 'actor', header: t('dashboard:audit.actor'), width: '20%', atLeast: 120, title: actor, cell: actor },
    { id: 'act', header: t('dashboard:audit.action'), width: '24%', wrap: true, cell: act },
    { id: 'about', header: t('dashboard:audit.resource_type'), atLeast: 160, cell: about },
    {
      id: 'network',
      header: t('dashboard:audit.network'),
      from: 'full',
      title: ({ networkHash }) => networkHash ?? '',
      cell: ({ networkHash }) => networkHash && <code className={classes.hash}>{networkHash.slice(0, digits)}</code>,
    },
    {
      id: 'seal',
      header: t('dashboard:audit.seal'),
      from: 'medium',
      title: ({ hash }) => hash ?? '',
      cell: seal,
    },
  ];
  const card = (entry: AuditEntry) => (
    <div className={classes.card}>
      <strong>{act(entry)}</strong>
      <span>{aboutInOneLine(entry)}</span>
      <span className="second-line">{`${actor(entry)} · ${formats.dateTime(entry.at)}`}</span>
      <span className="second-line">
        {t('dashboard:audit.seal')}: {seal(entry)}
      </span>
    </div>
  );
  return { columns, card };
}
