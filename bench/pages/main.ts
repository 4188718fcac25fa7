// `npm run bench:pages`: Lighthouse over the main pages, interaction to next paint, first openings of what opens over a page,
// and layout shifts of all pages.
import { chromium, type Page } from '@playwright/test';
import { adminPaths, openPaths, sellerPaths } from '../../e2e/support/checks/page-list.ts';
import { browserFlags } from '../../e2e/support/product/browser-flags.ts';
import { demoPassword } from '../../server/demo/demo-accounts.ts';
import { startBench } from '../product.ts';
import { note, noted, open, slowDown } from './in-the-page.ts';
import { type Device, type VisitedPage, visitOften } from './lighthouse.ts';
import { measureOpenings, type Viewed } from './openings.ts';

const chrome = process.env.CHROME_PATH ?? '/usr/bin/chromium';
/** `PARTS=lighthouse`, `inputs`, `openings` or `shifts` for one part. */
const parts = process.env.PARTS ?? 'lighthouse,inputs,openings,shifts';

const mostShift = 0.02;
/** Of the first opening of what opens over a page, in milliseconds. */
const mostOpening = 200;

// The browser first: without one nothing else is started.
const browser = await chromium.launch({ executablePath: chrome, args: browserFlags });
const bench = await startBench({ projects: 200 });

const openDesk = (email: string | undefined, viewport: Viewed['viewport']) => openContext(email, { viewport });

async function openContext(email: string | undefined, options: Viewed) {
  const context = await browser.newContext({ ...options, baseURL: bench.url, locale: 'pt-PT' });
  if (email) {
    const answer = await context.request.post('/api/auth/login', { data: { email, password: demoPassword } });
    if (!answer.ok()) throw new Error(`${email} cannot sign in: ${answer.status()}`);
  }
  return context;
}

async function measureVisits(): Promise<void> {
  const context = await openDesk('seller@demo.example', { width: 1440, height: 900 });
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const { items } = (await (await context.request.get('/api/search/projects?limit=1')).json()) as {
    items: { id: string }[];
  };
  await context.close();
  const signedIn = { cookie, largestPaint: { mobile: 2_500, desktop: 1_200 } };
  const pages: VisitedPage[] = [
    { name: 'landing', path: '/pt', largestPaint: { mobile: 1_500 } },
    { name: 'sign-in', path: '/pt/sign-in', largestPaint: { mobile: 2_500, desktop: 1_200 } },
    { name: 'market list', path: '/pt/marketplace/projects', ...signedIn },
    { name: 'project', path: `/pt/projects/${items[0]?.id}`, ...signedIn },
    { name: 'register a contract', path: '/pt/energy-contracts/register', ...signedIn },
    { name: 'dashboard', path: '/pt', ...signedIn },
  ];
  const aims: Record<Device, number> = { desktop: 98, mobile: 90 };
  const rows = [];
  for (const page of pages) {
    for (const device of ['desktop', 'mobile'] as const) {
      const figures = await visitOften(bench.url, page, device, chrome);
      rows.push({
        page: page.name,
        device,
        performance: `${Math.round(figures.performance)} (aim ${aims[device]})`,
        'largest paint ms': `${Math.round(figures.largestPaint)} (aim ${page.largestPaint[device] ?? 'none'})`,
        'blocked ms': Math.round(figures.blocked),
        'layout shift': figures.shift.toFixed(3),
        scripts: figures.scripts,
      });
    }
  }
  console.log('\nLighthouse, medians of 5 visits:');
  console.table(rows);
}

async function useList(page: Page): Promise<void> {
  await open(page, '/pt/marketplace/projects');
  await slowDown(page, 4);
  await page
    .getByRole('searchbox')
    .or(page.getByRole('textbox', { name: /Pesquisar/ }))
    .first()
    .pressSequentially('solar');
  await page.getByRole('main').getByRole('columnheader').getByRole('button').first().click();
  await page.getByRole('main').getByRole('checkbox').nth(1).click();
}

async function useWizard(page: Page): Promise<void> {
  await open(page, '/pt/energy-contracts/register');
  await slowDown(page, 4);
  await page.getByRole('textbox', { name: 'Nome do contrato' }).pressSequentially('PPA da Várzea');
  await page.getByRole('button', { name: 'Seguinte' }).click();
  await page.getByRole('alert').first().waitFor();
}

async function measureInputs(): Promise<void> {
  const rows = [];
  for (const [name, use] of [
    ['market list', useList],
    ['register a contract', useWizard],
  ] as const) {
    const context = await openDesk('seller@demo.example', { width: 1440, height: 900 });
    const page = await context.newPage();
    await note(page);
    await use(page);
    rows.push({ page: name, 'slowest input ms': (await noted(page)).slowestInput, aim: 200 });
    await context.close();
  }
  console.log('\nInteraction to next paint, the processor slowed four times:');
  console.table(rows);
}

async function measureFirstOpenings(): Promise<void> {
  const rows = await measureOpenings((options) => openContext('seller@demo.example', options));
  console.log('\nFirst openings of popovers, menus and sheets:');
  console.table(rows.map((row) => ({ ...row, aim: mostOpening })));
}

async function measureShifts(): Promise<void> {
  const seen: { page: string; window: number; shift: number; moved: string }[] = [];
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    for (const [email, app, paths] of [
      [undefined, '', () => openPaths],
      ['seller@demo.example', '', sellerPaths],
      ['admin@demo.example', '/admin', adminPaths],
    ] as const) {
      const context = await openDesk(email, viewport);
      const page = await context.newPage();
      await note(page);
      for (const path of await paths(context.request)) {
        const address = `${app}/pt${path}`;
        await open(page, address);
        const { shift, moved } = await noted(page);
        seen.push({ page: address, window: viewport.width, shift, moved });
      }
      await context.close();
    }
  }
  const moving = seen.filter(({ shift }) => shift > mostShift).sort((a, b) => b.shift - a.shift);
  console.log(`\nLayout shifts: ${moving.length} of ${seen.length} pages by more than ${mostShift}`);
  for (const { page, window, shift, moved } of moving)
    console.log(`${shift.toFixed(3)} ${window} ${page}\n      ${moved}`);
}

try {
  if (parts.includes('lighthouse')) await measureVisits();
  if (parts.includes('inputs')) await measureInputs();
  if (parts.includes('openings')) await measureFirstOpenings();
  if (parts.includes('shifts')) await measureShifts();
} finally {
  await browser.close();
  await bench.stop();
}
