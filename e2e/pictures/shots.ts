// Which pictures of the product there are: whose page each shows, of what size, and where its numbered marks stand.
import type { APIRequestContext } from '@playwright/test';
import { accounts } from '../support/people/people.ts';

/** The text of a key, in the language of the picture. */
export type Words = (key: string) => string;

/** A selector; the mark stands at the element's end, or before it. */
export type Mark = string | { before: string };

export interface Shot {
  name: string;
  account: string;
  /** After the language. */
  path: string | ((request: APIRequestContext) => Promise<string>);
  app?: '/admin';
  /** The module of the page: what it imports of its own feature is what the picture is of. */
  page: string;
  size: { width: number; height: number };
  /** Above how many pixels the picture ends; without it, the whole window. */
  height?: number;
  /** Device pixels to a CSS pixel. */
  scale: number;
  schemes: readonly ('light' | 'dark')[];
  /** An element for each mark, in the order of the legend in the manual. */
  marks?: (words: Words) => Mark[];
}

/** The first record of a list of the account's own that fits. */
const recordOf = (list: string, fits: RegExp, path: (id: string) => string) => async (request: APIRequestContext) => {
  const { items } = await (await request.get(`/api/${list}?limit=50`)).json();
  const found = items.find((row: unknown) => fits.test(JSON.stringify(row)));
  if (!found) throw new Error(`The demo has no ${fits.source} in ${list}`);
  return path(found.id);
};

const { seller, buyer, admin } = accounts;
const desk = { size: { width: 1440, height: 900 }, scale: 1, schemes: ['light', 'dark'] } as const;
const phone = { size: { width: 390, height: 844 }, scale: 1, schemes: ['light', 'dark'] } as const;
/** As `web/src/ui/reading/markdown.ts` shows them; the sidebar leaves its room to the page. */
const inManual = { size: { width: 1100, height: 690 }, scale: 1.25, schemes: ['light'] } as const;

const negotiation = recordOf(
  'negotiations',
  /Charneca de Canhestros/,
  (id) => `/marketplace/negotiations?negotiationId=${id}`,
);
const market = 'web/src/features/projects/list/market-projects.tsx';
/** Without what was negotiated in vain. */
const forSale = '/marketplace/projects?minPrice=34&maxPrice=100';

export const shots: readonly Shot[] = [
  { name: 'product', account: buyer, path: forSale, page: market, ...desk },
  { name: 'product-phone', account: buyer, path: forSale, page: market, ...phone },
  {
    name: 'product-seller',
    account: seller,
    path: recordOf('projects', /Charneca de Canhestros/, (id) => `/projects/${id}`),
    page: 'web/src/features/projects/page/project-page.tsx',
    ...desk,
    height: 540,
  },
  {
    name: 'product-buyer',
    account: buyer,
    path: negotiation,
    page: 'web/src/features/negotiations/negotiations-page.tsx',
    ...desk,
    height: 540,
  },
  {
    name: 'manual-first-steps',
    account: seller,
    path: '',
    page: 'web/src/marketplace/home-page.tsx',
    ...inManual,
    marks: (t) => [
      'aside nav li:nth-child(2)',
      `header button[aria-label="${t('common:shell.search')}"]`,
      `header a[aria-label="${t('common:shell.help')}"]`,
      `main h2:text-is("${t('common:home.tasks.title')}")`,
      `main h2:text-is("${t('dashboard:portfolio.title')}")`,
    ],
  },
  {
    name: 'manual-legal-entities',
    account: seller,
    path: recordOf('legal-entities', /Planície Dourada/, (id) => `/legal-entities/${id}`),
    page: 'web/src/features/legal-entities/page/legal-entity-page.tsx',
    ...inManual,
    marks: (t) => [
      'main .tone-green',
      `main [role=tab]:has-text("${t('legalEntity:tabs.employees')}")`,
      `main [role=tab]:has-text("${t('legalEntity:tabs.documentation')}")`,
      `main :is(a, button):has-text("${t('legalEntity:actions.edit')}")`,
    ],
  },
  {
    name: 'manual-projects',
    account: buyer,
    path: '/marketplace/projects',
    page: market,
    ...inManual,
    marks: (t) => [
      `main input[placeholder="${t('projects:list.search')}"]`,
      `main button:has-text("${t('common:filters.more')}")`,
      `main :is(a, button, label):has-text("${t('common:map.as_map')}")`,
      { before: 'main tbody tr:nth-child(2) input[type=checkbox]' },
      'main tbody tr:nth-child(3) button[aria-pressed]',
    ],
  },
  {
    name: 'manual-offers',
    account: buyer,
    path: recordOf('offers', /"status":"approved"/, (id) => `/offers/${id}`),
    page: 'web/src/features/offers/page/offer-page.tsx',
    ...inManual,
    marks: (t) => [
      'main .tone-green >> nth=1',
      'main dl dt >> nth=0',
      `main :is(a, button):has-text("${t('common:edit')}")`,
      `main button[aria-label="${t('common:more_actions')}"]`,
    ],
  },
  {
    name: 'manual-matches',
    account: seller,
    path: recordOf('projects', /Reequipamento do Montemuro/, (id) => `/projects/${id}?tab=matches`),
    page: 'web/src/features/projects/page/project-page.tsx',
    ...inManual,
    size: { width: 1100, height: 780 },
    marks: (t) => [
      `main [role=tab]:has-text("${t('common:market.matches')}")`,
      'main details summary',
      `main h3:text-is("${t('matching:weaker')}")`,
      `main :is(a, button):has-text("${t('matching:negotiate')}")`,
    ],
  },
  {
    name: 'manual-market-prices',
    account: seller,
    path: '/prices',
    page: 'web/src/features/benchmark/prices-page.tsx',
    ...inManual,
    marks: (t) => [
      `main section[aria-label="${t('benchmark:page.choice')}"] input >> nth=0`,
      { before: `main h2:text-is("${t('benchmark:page.present')}")` },
      'main h2 >> nth=1',
    ],
  },
  {
    name: 'manual-negotiations',
    account: buyer,
    path: negotiation,
    page: 'web/src/features/negotiations/negotiations-page.tsx',
    ...inManual,
    marks: (t) => [
      'main li a[aria-current]',
      `main :is(a, button):has-text("${t('negotiations:thread.see_changes')}") >> nth=-1`,
      'main textarea',
      `main button:has-text("${t('negotiations:composer.send')}")`,
    ],
  },
  {
    name: 'manual-saved-searches',
    account: seller,
    path: '/marketplace/projects?minPrice=30&maxPrice=60',
    page: market,
    ...inManual,
    marks: (t) => [
      `main button:has-text("${t('common:filters.price')}")`,
      `main button:has-text("${t('common:filters.save_search')}")`,
      `main a:has-text("${t('common:crumbs.saved_searches')}")`,
      `header button[aria-label*="${t('notification:bell')}"]`,
    ],
  },
  {
    name: 'manual-simulator',
    account: seller,
    path: '/simulator?compare=BASELOAD_ANNUAL&seed=20261120',
    page: 'web/src/features/simulations/simulation-page.tsx',
    ...inManual,
    marks: (t) => [
      `main section[aria-label="${t('simulation:result.title')}"] dl dt >> nth=0`,
      `main section[aria-label="${t('simulation:inputs')}"] h2 >> nth=0`,
      `main :text-is("${t('simulation:comparison.title')}")`,
      `main button:has-text("${t('simulation:saved.save')}") >> nth=-1`,
    ],
  },
  {
    name: 'manual-register-contract',
    account: seller,
    path: '/energy-contracts/register',
    page: 'web/src/features/energy-contracts/wizard/register-contract-page.tsx',
    ...inManual,
    marks: (t) => [
      `main nav[aria-label="${t('common:wizard.steps')}"] li:nth-child(1)`,
      `main :text-is("${t('invoices:fee_type.REGISTRATION')}")`,
      `main :text-is("${t('energyContracts:wizard.section.parties')}")`,
      'main button:has(.tabler-icon-arrow-right)',
    ],
  },
  {
    name: 'manual-invoices',
    account: seller,
    path: recordOf('invoices', /"status":"pending"/, (id) => `/invoices/${id}`),
    page: 'web/src/features/invoices/page/invoice-page.tsx',
    ...inManual,
    marks: (t) => [
      'main ol li:nth-child(2)',
      `main button:has-text("${t('common:copy.copy')}") >> nth=0`,
      `main :text-is("${t('invoices:page.pay_by_phone')}")`,
      `main :is(a, button):has-text("${t('invoices:page.download')}")`,
    ],
  },
  {
    name: 'manual-settings',
    account: seller,
    path: '/settings/notifications',
    page: 'web/src/features/users/account/notification-settings-page.tsx',
    ...inManual,
    marks: () => ['main nav a >> nth=0', 'main h3 >> nth=0', 'main [role=radiogroup] >> nth=0'],
  },
  {
    name: 'manual-integrators',
    account: seller,
    path: recordOf('legal-entities', /Planície Dourada/, (id) => `/legal-entities/${id}/integrations`),
    page: 'web/src/features/integrations/integrations-page.tsx',
    ...inManual,
    marks: (t) => [`main button:has-text("${t('legalEntity:integrations.keys.create')}")`, 'main code'],
  },
  {
    name: 'manual-administration',
    account: admin,
    app: '/admin',
    path: recordOf('admin/projects', /pending_validation/, (id) => `/projects/${id}`),
    page: 'web/src/features/projects/page/admin-project-page.tsx',
    ...inManual,
    marks: (t) => [
      { before: 'main .tone-yellow' },
      `main button:has-text("${t('common:decision.approve')}")`,
      `main [role=tab]:has-text("${t('projects:tabs.documentation')}")`,
      `main button:has-text("${t('common:case.take')}")`,
      `aside nav a:has-text("${t('common:navigation.projects')}")`,
    ],
  },
];
