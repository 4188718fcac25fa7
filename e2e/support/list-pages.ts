// Every list of both apps, for whoever is signed in: paths after the language.
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { send } from './made-parties.ts';

const idsOf = async (context: BrowserContext, path: string) =>
  (await send(context, 'get', path)).items as { id: string }[];

async function firstId(context: BrowserContext, path: string): Promise<string> {
  const [first] = await idsOf(context, path);
  expect(first, `${path} has a record`).toBeDefined();
  return first?.id ?? '';
}

/** A contract of theirs that has been invoiced. */
async function invoicedContract(context: BrowserContext, base: string): Promise<string> {
  const [invoice] = (await send(context, 'get', `${base}/invoices`)).items as { energyContract: { id: string } }[];
  expect(invoice, 'there is an invoice').toBeDefined();
  return invoice?.energyContract.id ?? '';
}

export async function marketLists(context: BrowserContext): Promise<string[]> {
  const search = { name: `Solar ${crypto.randomUUID()}`, listEntity: 'projects', filters: {} };
  await send(context, 'post', '/search/save', search);
  return [
    ...['', '?tab=contracts', '?tab=invoices', '?tab=legalEntity'],
    '/marketplace/projects',
    '/marketplace/projects/saved-search',
    '/marketplace/offers',
    '/projects/my-projects',
    '/energy-contracts/my-contracts',
    '/energy-contracts/database',
    `/energy-contracts/${await invoicedContract(context, '')}?tab=invoices`,
    '/invoices/my-invoices',
    `/legal-entities/${await firstId(context, '/legal-entities')}?tab=employees`,
  ];
}

export const buyerLists = () => ['?tab=offers', '/offers/my-offers'];

/** The mails that did not arrive are missing here: in the demo every mail arrives. */
export async function adminLists(context: BrowserContext): Promise<string[]> {
  const lists = ['users', 'legal-entities', 'projects', 'offers', 'energy-contracts', 'invoices'];
  return [
    '',
    ...lists.map((list) => `/${list}`),
    `/energy-contracts/${await invoicedContract(context, '/admin')}?tab=invoices`,
    `/legal-entities/${await firstId(context, '/admin/legal-entities')}?tab=employees`,
  ];
}

export const list = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('table')
    .filter({ has: page.locator('tbody td') });

/** How many px of the tables on the page are out of their boxes; `NaN` where there is no table. */
export const excess = (page: Page): Promise<number> =>
  list(page).evaluateAll((tables) =>
    tables.length === 0
      ? Number.NaN
      : Math.max(...tables.map((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0))),
  );
