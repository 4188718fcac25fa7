// The admin app's sidebar. Administrators answer support, and have a manual of their own instead of the users' one.
import {
  IconBlockquote,
  IconBook2,
  IconChartAreaLine,
  IconChartHistogram,
  IconFileText,
  IconHeartbeat,
  IconLayoutDashboard,
  IconLifebuoy,
  IconListDetails,
  IconMailExclamation,
  IconSettings,
  IconUsers,
} from '@tabler/icons-react';
import { type KeyOf, type ReviewedKindName, recordKinds, reviewedKinds } from '@wattpact/domain/records/kinds';
import type { TFunction } from 'i18next';
import { adminPaths, paths } from '../platform/address/paths.ts';
import { adminList, kindIcons, menuLabels } from '../records/kind-looks.ts';
import type { NavGroup, NavLinkItem } from '../ui/app-shell/shell-props.ts';
import { icons } from '../ui/theme/icons.ts';

/** The letters after `g`, by the links' labels. */
const letters: Readonly<Record<string, string>> = {
  users: 'u',
  support_requests: 's',
  mails: 'm',
  audit: 'a',
  entities: 'e',
  projects: 'p',
  offers: 'o',
  contracts: 'c',
  invoices: 'i',
};

export const adminHelp = (t: TFunction, pathname: string): NavLinkItem[] => [
  {
    label: t('navigation.admin_manual'),
    icon: IconBook2,
    to: adminPaths.manual(),
    active: pathname.startsWith(adminPaths.manual()),
  },
];

type WaitingCounts = Partial<Record<KeyOf<ReviewedKindName> | 'payments' | 'mails' | 'support', number>>;

export function adminNavigation(t: TFunction, pathname: string, waiting: WaitingCounts = {}): NavGroup[] {
  const link = (label: string, icon: NavLinkItem['icon'], to: string, count?: number): NavLinkItem => ({
    label: t(`navigation.${label}`),
    icon,
    to,
    count,
    letter: letters[label],
    active: to === adminPaths.dashboard() ? pathname.replace(/\/$/, '') === to : pathname.startsWith(to),
  });
  return [
    {
      label: t('navigation.administration'),
      links: [
        link('dashboard', IconLayoutDashboard, adminPaths.dashboard()),
        link('users', IconUsers, adminPaths.users()),
        link('support_requests', IconLifebuoy, adminPaths.support(), waiting.support),
        link('mails', IconMailExclamation, adminPaths.mails(), waiting.mails),
        link('audit', IconListDetails, adminPaths.audit()),
        link('series', IconChartAreaLine, paths.series()),
        link('simulator', icons.simulator, paths.simulator()),
        link('usage', IconChartHistogram, adminPaths.usage()),
        link('operation', IconHeartbeat, adminPaths.operation()),
        link('configuration', IconSettings, adminPaths.configuration()),
      ],
    },
    {
      label: t('navigation.decisions'),
      links: reviewedKinds.map((kind) =>
        link(menuLabels[kind], kindIcons[kind], adminList(kind), waiting[recordKinds[kind].key]),
      ),
    },
    {
      label: t('navigation.billing'),
      links: [link('invoices', icons.invoice, adminPaths.invoices(), waiting.payments)],
    },
    {
      label: t('navigation.templates'),
      links: [
        link('contract_templates', IconFileText, adminPaths.contractTemplates()),
        link('decision_texts', IconBlockquote, adminPaths.decisionTexts()),
        link('price_index', icons.prices, adminPaths.prices()),
      ],
    },
  ];
}
