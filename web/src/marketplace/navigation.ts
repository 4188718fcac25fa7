// The marketplace's sidebar: groups of links, and who sees which.
import { IconBook2, IconLifebuoy } from '@tabler/icons-react';
import { type ReviewedKindName, reviewedKinds } from '@wattpact/domain/records/kinds';
import type { TFunction } from 'i18next';
import { paths } from '../platform/address/paths.ts';
import type { Roles } from '../platform/session/session.ts';
import { kindIcons, menuLabels } from '../records/kind-looks.ts';
import type { NavGroup, NavLinkItem } from '../ui/app-shell/shell-props.ts';
import { icons } from '../ui/theme/icons.ts';

/** The letters after `g`, by the links' labels; the same in every language, since the list of shortcuts tells them. */
const letters: Readonly<Record<string, string>> = {
  market_projects: 'p',
  market_offers: 'o',
  negotiations: 'n',
  contracts: 'c',
  invoices: 'i',
  entities: 'e',
  contract_database: 'd',
  register_contract: 'r',
};

/**
 * Marketplace, negotiations and contract links need a role in an approved company, invoices CONTRACTING or MANAGE.
 * @param unread negotiations with unread messages
 */
export function navigationOf(t: TFunction, roles: Roles, pathname: string, unread?: number): NavGroup[] {
  const link = (label: string, icon: NavLinkItem['icon'], to: string, also: string[] = []): NavLinkItem => ({
    label: t(`navigation.${label}`),
    icon,
    to,
    letter: letters[label],
    active: [to, ...also].some((path) => pathname === path || pathname.startsWith(`${path}/`)),
  });
  const market = roles.hasApprovedEntity;
  const seesInvoices = roles.holds(['CONTRACTING', 'MANAGE']);
  const groups: NavGroup[] = [
    {
      label: t('navigation.market'),
      links: market
        ? [
            link('market_projects', icons.project, paths.marketProjects()),
            link('market_offers', icons.offer, paths.marketOffers()),
            link('prices', icons.prices, paths.prices()),
            link('simulator', icons.simulator, paths.simulator()),
            { ...link('negotiations', icons.negotiation, paths.negotiations()), count: unread || undefined },
          ]
        : [],
    },
    {
      label: t('navigation.mine'),
      links: [
        ...reviewedKinds
          .filter((kind) => !isPlacedByHand(kind))
          .map((kind) => {
            const to = paths.ownList(kind);
            return link(menuLabels[kind], kindIcons[kind], to, [recordsOf(to)]);
          }),
        link('contracts', icons.contract, paths.myContracts()),
        ...(seesInvoices ? [link('invoices', icons.invoice, paths.myInvoices(), [recordsOf(paths.myInvoices())])] : []),
        link('entities', icons.entity, paths.home('legalEntity'), [recordsOf(paths.newLegalEntity())]),
      ],
    },
    {
      label: t('navigation.register'),
      links: market
        ? [
            link('contract_database', icons.contractDatabase, paths.contractDatabase()),
            link('register_contract', icons.registerContract, paths.registerContract()),
          ]
        : [],
    },
  ];
  return groups.filter(({ links }) => links.length > 0);
}

/** Contracts come after what leads to them, companies last. */
const isPlacedByHand = (kind: ReviewedKindName) => kind === 'energy_contract' || kind === 'legal_entity';

/** `/pt/projects/my-projects` → `/pt/projects`: the pages of single records belong to the list. */
const recordsOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

export const helpLinks = (t: TFunction, onSupport: () => void, manualUrl: string): NavLinkItem[] => [
  { label: t('navigation.support'), icon: IconLifebuoy, onClick: onSupport },
  { label: t('navigation.manual'), icon: IconBook2, to: manualUrl, external: true },
];
