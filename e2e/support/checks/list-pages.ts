// Every list of both apps for a signed-in user: paths after the language.
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { MailRecord } from '@wattpact/domain/mails/mail';
import { move } from '../pages/open-page.ts';
import { entityOf } from '../records/made-items.ts';
import { send } from '../records/made-parties.ts';
import { projectData, uploadDocument } from '../records/made-records.ts';

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

/** The same for every company, with or without a choice among several; the caller names the empty ones. */
async function marketLists(context: BrowserContext, empty: readonly string[] = []): Promise<string[]> {
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

/** In the demo every mail arrives, so the list of undelivered ones gets a prepared answer with one. */
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

export const adminLists: Lists = async (context) => {
  await answerFailedMail(context);
  const [project] = (await send(context, 'get', '/admin/projects')).items as { sellerLegalEntity: { id: string } }[];
  const entity = `/legal-entities/${project?.sellerLegalEntity.id}`;
  const invoiced = await invoicedContract(context, '/admin');
  expect(invoiced, 'there is an invoice').toBeDefined();
  const records = ['users', 'legal-entities', 'projects', 'offers', 'energy-contracts', 'invoices'];
  const lists = [...records, 'support', 'mails', 'audit'];
  return [
    '',
    ...lists.map((list) => `/${list}`),
    '/energy-contracts/database',
    `/energy-contracts/${invoiced}?tab=invoices`,
    `${entity}?tab=employees`,
    `${entity}?tab=projects`,
    '/mails?tab=sent',
  ];
};

export const list = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('table')
    .filter({ has: page.locator('tbody td') });

/** By how many px the page's tables exceed their boxes; `NaN` without a table. */
const excess = (page: Page): Promise<number> =>
  list(page).evaluateAll((tables) =>
    tables.length === 0
      ? Number.NaN
      : Math.max(
          ...tables.map((table) => {
            const box = table.parentElement?.clientWidth ?? 0;
            // The table beside a chart, for screen readers alone, is in a box of one pixel.
            return box <= 1 ? 0 : table.scrollWidth - box;
          }),
        ),
  );

/**
 * At 1200 an open sidebar leaves the same width as a closed one at 1024; the side panel is already beside the tabs. At 1600
 * every column has its own place.
 */
const widths = [1024, 1200, 1280, 1366, 1440, 1600];
/** Of other languages only the words differ: the narrowest widths show whether they fit. */
const narrowWidths = widths.slice(0, 2);

export type Lists = (context: BrowserContext) => Promise<string[]>;

/** The app is loaded once; then only its page and its size change. */
export async function expectFitting(context: BrowserContext, bases: string[], lists: Lists): Promise<void> {
  await context.addCookies([{ name: 'sidebar_state', value: 'expanded', url: test.info().project.use.baseURL ?? '' }]);
  const page = await context.newPage();
  const paths = await lists(context);
  for (const [place, base] of bases.entries()) {
    for (const path of paths.map((one) => `${base}${one}`)) {
      await move(page, path);
      await expect(list(page).first(), `${path} is filled`).toBeVisible();
      for (const width of place === 0 ? widths : narrowWidths) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await excess(page), `${path} at ${width}`).toBeLessThanOrEqual(0);
      }
    }
  }
}

/** Cases that neither the demo's sellers nor those with the longest names have. */
const noOffers = ['?tab=offers', '/offers/my-offers'];

/** With a record that waits for review: no other status has a longer label. */
export const sellerLists: Lists = async (context) => {
  const fileIds = [await uploadDocument(context.request, 'alvará.pdf')];
  await send(context, 'post', '/projects', projectData('Central à espera', await entityOf(context), fileIds));
  return marketLists(context, noOffers);
};
