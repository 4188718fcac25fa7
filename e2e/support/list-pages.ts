// Every list of both apps, for whoever is signed in: paths after the language.
import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { MailRecord } from '@wattpact/domain/mails/mail';
import { send } from './made/made-parties.ts';

const idsOf = async (context: BrowserContext, path: string) =>
  (await send(context, 'get', path)).items as { id: string }[];

async function firstId(context: BrowserContext, path: string): Promise<string> {
  const [first] = await idsOf(context, path);
  expect(first, `${path} has a record`).toBeDefined();
  return first?.id ?? '';
}

/** A contract of theirs that has been invoiced; a buyer may have none. */
async function invoicedContract(context: BrowserContext, base: string): Promise<string | undefined> {
  const [invoice] = (await send(context, 'get', `${base}/invoices`)).items as { energyContract: { id: string } }[];
  return invoice?.energyContract.id;
}

const saved = [
  { listEntity: 'projects', path: '/marketplace/projects/saved-search' },
  { listEntity: 'offers', path: '/marketplace/offers/saved-search' },
  { listEntity: 'energy-contracts', path: '/energy-contracts/saved-search' },
];

/** The same for every company, with the choice among several or without; which of their own are empty is theirs to say. */
export async function marketLists(context: BrowserContext, empty: readonly string[] = []): Promise<string[]> {
  for (const { listEntity } of saved) {
    await send(context, 'post', '/search/save', { name: `Solar ${crypto.randomUUID()}`, listEntity, filters: {} });
  }
  const invoiced = await invoicedContract(context, '');
  const paths = [
    ...['', '?tab=offers', '?tab=contracts', '?tab=invoices', '?tab=legalEntity'],
    ...saved.map(({ path }) => path),
    '/marketplace/projects',
    '/marketplace/offers',
    '/projects/my-projects',
    '/offers/my-offers',
    '/energy-contracts/my-contracts',
    '/energy-contracts/database',
    ...(invoiced === undefined ? [] : [`/energy-contracts/${invoiced}?tab=invoices`]),
    '/invoices/my-invoices',
    `/legal-entities/${await firstId(context, '/legal-entities')}?tab=employees`,
  ];
  return paths.filter((path) => !empty.includes(path));
}

/** In the demo every mail arrives: the list of those that do not is answered with one. */
async function answerFailedMail(context: BrowserContext): Promise<void> {
  const mail: MailRecord = {
    id: crypto.randomUUID(),
    recipient: `${'correio'.repeat(8)}@empresa-de-energia.example`,
    subject: 'O contrato «PPA da Várzea» foi aprovado e a fatura está à sua espera',
    status: 'failed',
    fault: 'unknown_mailbox',
    error: '550 5.1.1 The email account that you tried to reach does not exist',
    attempts: 5,
    createdAt: new Date().toISOString(),
    triedAt: new Date().toISOString(),
    allowedActions: ['retry', 'giveUp'],
  };
  await context.route(/\/api\/admin\/mails(\?|$)/, (route) =>
    route.fulfill({ json: { items: [mail], total: 1, page: 1, limit: 10 } }),
  );
}

export async function adminLists(context: BrowserContext): Promise<string[]> {
  await answerFailedMail(context);
  const invoiced = await invoicedContract(context, '/admin');
  expect(invoiced, 'there is an invoice').toBeDefined();
  const lists = ['users', 'legal-entities', 'projects', 'offers', 'energy-contracts', 'invoices', 'mails'];
  return [
    '',
    ...lists.map((list) => `/${list}`),
    `/energy-contracts/${invoiced}?tab=invoices`,
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
