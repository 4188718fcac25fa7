// The columns and cards of the audit log.
import type { AuditEntry } from '@wattpact/domain/audit/audit';
import { isAlwaysAudited } from '@wattpact/domain/audit/automatic-acts';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { adminPaths } from '../../platform/address/paths.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { loggedPage } from '../../records/kind-looks.ts';
import type { ShownRows } from '../../records/list/list-view.ts';
import type { Column } from '../../ui/data-table/table-props.ts';
import classes from './audit.module.css';

/** Enough of a hash to compare by eye; the whole one is read out on its title. */
const digits = 10;

export function useAuditRows(): ShownRows<AuditEntry> {
  const { t } = useTranslation(['dashboard', 'common']);
  const formats = useFormats();
  // A later version of the server may know more of them than this page.
  const act = ({ action }: AuditEntry) => t(`dashboard:audit.act.${action}`, { defaultValue: action });
  const kind = ({ resourceType }: AuditEntry) =>
    t(`dashboard:audit.kind.${resourceType}`, { defaultValue: resourceType });
  const actor = ({ actor: who, action }: AuditEntry) => {
    if (who) return who.displayName ?? t('common:history.erased_person');
    return t(isAlwaysAudited(action) ? 'dashboard:audit.automatic' : 'dashboard:audit.operator');
  };
  const actorLink = (entry: AuditEntry) =>
    entry.actor?.displayName ? <AppLink to={adminPaths.user(entry.actor.id)}>{actor(entry)}</AppLink> : actor(entry);
  const name = (entry: AuditEntry) => {
    const { resourceName, resourceType, resourceId } = entry;
    const to = resourceId === null ? undefined : loggedPage(resourceType, resourceId);
    if (resourceName === null && resourceType === 'user') return resourceId ? t('common:history.erased_person') : '';
    if (to === undefined) return resourceName ?? '';
    return <AppLink to={to}>{resourceName ?? t('dashboard:audit.open')}</AppLink>;
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
    { id: 'actor', header: t('dashboard:audit.actor'), width: '20%', atLeast: 120, title: actor, cell: actorLink },
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
      <span className="second-line">
        {actorLink(entry)} · {formats.dateTime(entry.at)}
      </span>
      <span className="second-line">
        {t('dashboard:audit.seal')}: {seal(entry)}
      </span>
    </div>
  );
  return { columns, card };
}
