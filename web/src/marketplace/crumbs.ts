// The breadcrumbs of the marketplace, from the path without its language.
import {
  marketKindNames,
  perKind,
  type ReviewedKindName,
  recordKinds,
  reviewedKinds,
} from '@wattpact/domain/records/kinds';
import { paths } from '../platform/address/paths.ts';
import { menuLabels } from '../records/kind-looks.ts';
import type { Crumb } from '../ui/app-shell/shell-props.ts';

type Text = (key: string) => string;

/** The form for a new record, its owner's list and the market's list. */
function pagesOf(kind: ReviewedKindName): [string, string][] {
  const { path, plural, ownList, publicList, isMarket } = recordKinds[kind];
  return [
    [`${path}/new-${kind.replaceAll('_', '-')}`, `new_${kind}`],
    [ownList.slice(1), `my_${menuLabels[kind]}`],
    ...(isMarket && publicList ? [[publicList.slice(1), `market_${plural}`] as [string, string]] : []),
  ];
}

/** Lists and fixed pages by their path; `{id}` pages are found by their first segment. */
const fixed: Record<string, string> = {
  ...Object.fromEntries(reviewedKinds.flatMap(pagesOf)),
  'energy-contracts/register': 'register_contract',
  'marketplace/negotiations': 'negotiations',
  'settings/profile': 'user_profile',
  'energy-contracts/database': 'contract_database',
  'invoices/my-invoices': 'my_invoices',
  simulator: 'simulator',
  series: 'series',
  prices: 'prices',
};

interface Kind {
  list: string;
  listTo: () => string;
  /** The lists with other companies' records. */
  market?: [string, () => string];
}

const kinds: Record<string, Kind> = {
  ...perKind(reviewedKinds, 'path', (kind): Kind => {
    const { isMarket, plural } = recordKinds[kind];
    const own = { list: `my_${menuLabels[kind]}`, listTo: () => paths.ownList(kind) };
    return isMarket ? { ...own, market: [`market_${plural}`, () => paths.publicList(kind)] } : own;
  }),
  invoices: { list: 'my_invoices', listTo: () => paths.myInvoices() },
  negotiations: { list: 'negotiations', listTo: () => paths.negotiations() },
};

type BelowList = [list: string, listTo: () => string, own: string];

/** Pages below a list: the list, its address, the page's own crumb. */
const belowLists: Record<string, BelowList> = {
  ...Object.fromEntries(
    marketKindNames.flatMap((kind): [string, BelowList][] => {
      const { plural, publicList = '' } = recordKinds[kind];
      const below = (page: string, own: string): [string, BelowList] => [
        `${publicList.slice(1)}/${page}`,
        [`market_${plural}`, () => paths.publicList(kind), own],
      ];
      return [below('saved-search', 'saved_searches'), below('compare', 'compare')];
    }),
  ),
  'settings/notifications': ['user_profile', () => paths.profile(), 'settings.notifications'],
  'settings/privacy': ['user_profile', () => paths.profile(), 'settings.privacy'],
  'settings/security': ['user_profile', () => paths.profile(), 'settings.security'],
  'energy-contracts/imports': ['my_contracts', () => paths.myContracts(), 'import_contracts'],
  'energy-contracts/saved-search': ['contract_database', () => paths.contractDatabase(), 'saved_searches'],
};

/** `name`: the open record's name, once loaded; `foreign`: somebody else's record. */
export function crumbsOf(path: string, t: Text, name: string | undefined, foreign = false): Crumb[] {
  const own = path.replace(/^\/(pt|en|es)(?=\/|$)/, '').replace(/^\/|\/$/g, '');
  const home: Crumb = { label: t('crumbs.personal_area'), to: paths.home() };
  if (own === '') return [{ label: home.label }];
  // A list can show a record beside it, on the same path.
  if (own === 'marketplace/negotiations' && name !== undefined)
    return [home, { label: t('crumbs.negotiations'), to: paths.negotiations() }, { label: name }];
  const label = fixed[own];
  if (label) return [home, { label: t(`crumbs.${label}`) }];
  const below = belowLists[own];
  if (below) return [home, { label: t(`crumbs.${below[0]}`), to: below[1]() }, { label: t(`crumbs.${below[2]}`) }];
  const inner = innerLists.find(([folder]) => own.startsWith(`${folder}/`));
  if (inner) {
    const [, list, to] = inner;
    const [, above = home] = recordCrumbs(own.split('/'), home, t, { name, foreign });
    return [home, above, { label: t(`crumbs.${list}`), to: to() }, { label: name ?? t('crumbs.loading') }];
  }
  return recordCrumbs(own.split('/'), home, t, { name, foreign });
}

/** Folders below a kind's own, with records of another sort: the folder, its list and the list's address. */
const innerLists: [folder: string, list: string, listTo: () => string][] = [
  ['energy-contracts/imports', 'import_contracts', () => paths.contractImports()],
];

/** The list that contains a record, for the sidebar; undefined for one's own. */
export const marketListOf = (path: string): string | undefined => kinds[path.split('/')[2] ?? '']?.market?.[1]();

function recordCrumbs(
  [type = '', id = '', ...rest]: string[],
  home: Crumb,
  t: Text,
  { name, foreign }: { name: string | undefined; foreign: boolean },
): Crumb[] {
  const kind = kinds[type];
  if (!kind || id === '') return name === undefined ? [home] : [home, { label: name }];
  const [label, listTo] = (foreign && kind.market) || [kind.list, kind.listTo];
  const list = { label: t(`crumbs.${label}`), to: listTo() };
  const record: Crumb = { label: name ?? t('crumbs.loading') };
  const [below, inner] = rest;
  if (below !== 'edit' && below !== 'integrations') return [home, list, record];
  const to = `${home.to}/${type}/${id}`;
  const page: Crumb = { label: t(`crumbs.${below}`) };
  // A page below such a page has its own name, and that of the record is unknown there.
  return inner ? [home, list, { ...page, to: `${to}/${below}` }, record] : [home, list, { ...record, to }, page];
}
