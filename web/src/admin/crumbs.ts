// The breadcrumbs of the admin app, rooted at the dashboard.
import { perKind, reviewedKinds } from '@wattpact/domain/records/kinds';
import { adminPaths, paths } from '../platform/address/paths.ts';
import { adminList, menuLabels } from '../records/kind-looks.ts';
import type { Crumb } from '../ui/app-shell/shell-props.ts';

type List = [string, () => string];

const lists: Record<string, List> = {
  users: ['navigation.users', adminPaths.users],
  support: ['navigation.support_requests', adminPaths.support],
  mails: ['navigation.mails', adminPaths.mails],
  audit: ['navigation.audit', adminPaths.audit],
  series: ['navigation.series', paths.series],
  simulator: ['navigation.simulator', paths.simulator],
  invoices: ['navigation.invoices', adminPaths.invoices],
  ...perKind(reviewedKinds, 'path', (kind): List => [`navigation.${menuLabels[kind]}`, () => adminList(kind)]),
  usage: ['navigation.usage', adminPaths.usage],
  operation: ['navigation.operation', adminPaths.operation],
  configuration: ['navigation.configuration', adminPaths.configuration],
  'contract-templates': ['navigation.contract_templates', adminPaths.contractTemplates],
  prices: ['navigation.price_index', adminPaths.prices],
  'decision-texts': ['navigation.decision_texts', adminPaths.decisionTexts],
  manual: ['navigation.admin_manual', adminPaths.manual],
  settings: ['crumbs.user_profile', adminPaths.profile],
};

/** Pages below a list that are no record of it. */
const below: Record<string, string> = {
  'energy-contracts/database': 'navigation.contract_database',
  'settings/notifications': 'crumbs.settings.notifications',
  'settings/privacy': 'crumbs.settings.privacy',
  'settings/security': 'crumbs.settings.security',
};

export function adminCrumbsOf(path: string, t: (key: string) => string, name: string | undefined): Crumb[] {
  const [, , type = '', id = ''] = path.split('/');
  const dashboard: Crumb = { label: t('navigation.dashboard'), to: adminPaths.dashboard() };
  if (type === '') return [{ label: dashboard.label }];
  const list = lists[type];
  if (!list) return name === undefined ? [dashboard] : [dashboard, { label: name }];
  const crumb: Crumb = { label: t(list[0]) };
  // The first page of the settings is where the crumb leads.
  if (id === '' || list[1]().endsWith(`/${type}/${id}`)) return [dashboard, crumb];
  return [dashboard, { ...crumb, to: list[1]() }, { label: name ?? t(below[`${type}/${id}`] ?? 'crumbs.loading') }];
}
