// The main job from end to end in three browsers at once: from two sign-ups to an active contract; with a pointer, or by
// keyboard alone.
import { type Browser, expect, type Page, test } from '@playwright/test';
import { consoleFaults } from '../checks/console-faults.ts';
import { accounts, signIn, signUp, stranger } from '../people/people.ts';
import { portugueseNumber, spanishNumber } from '../records/fiscal-numbers.ts';
import { approve, openForReview, reject } from './administration.ts';
import { useKeyboardAlone } from './by-keyboard.ts';
import { expectActive, payContract, registerContract } from './contract.ts';
import { type Company, declareAndSend, registerEntity } from './entity-wizard.ts';
import { expectPage, field, nextStep, openFilter } from './forms.ts';
import { createOffer, createProject } from './item-wizards.ts';
import { exchangeVersions, negotiate } from './negotiation.ts';
import { expectNews, unread } from './notifications.ts';

const mark = crypto.randomUUID().slice(0, 6);
const seller: Company = {
  name: `Ventos da Serra ${mark}, S.A.`,
  country: 'Portugal',
  fiscalNumber: portugueseNumber(),
  streetAddress: 'Rua do Moinho 4',
  postalCode: '3600-123',
  city: 'Castro Daire',
};
const buyer: Company = {
  name: `Hornos del Sur ${mark}, S.L.`,
  country: 'Espanha',
  fiscalNumber: spanishNumber(),
  streetAddress: 'Calle de la Forja 12',
  postalCode: '28001',
  city: 'Madrid',
};
const project = {
  designation: `Parque Solar da Várzea ${mark}`,
  parish: 'Várzea',
  municipality: 'Beja',
  price: '35,5',
  capacity: '20',
};
const offer = { name: `Compra solar para fornos ${mark}`, price: '38,25', capacity: '20' };
const contract = `PPA Várzea ${mark}`;

interface Hands {
  byKeyboard: boolean;
}

async function desk(browser: Browser, { byKeyboard }: Hands) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  if (byKeyboard) await useKeyboardAlone(page);
  return { page, faults: consoleFaults(context) };
}

export async function doMainJob(browser: Browser, hands: Hands): Promise<void> {
  const desks = await Promise.all([desk(browser, hands), desk(browser, hands), desk(browser, hands)]);
  const [sara, bruno, admin] = desks.map(({ page }) => page) as [Page, Page, Page];

  await test.step('both sign up and register their companies', async () => {
    await Promise.all([
      signUp(sara, stranger('Sara', 'Ventura')).then(() => registerEntity(sara, seller)),
      signUp(bruno, stranger('Bruno', 'Hornos')).then(() => registerEntity(bruno, buyer)),
      signIn(admin, '/admin/pt', accounts.admin),
    ]);
    await expect(bruno.getByText(/^Aguarda aprovação desde/)).toBeVisible();
  });

  await test.step('the administrator approves one, and rejects the other until it is corrected', async () => {
    const before = { sara: await unread(sara), bruno: await unread(bruno) };
    await openForReview(admin, 'legal-entities', seller.name);
    await approve(admin);
    await expectNews(sara, before.sara, `A entidade ${seller.name} foi aprovada`);
    await openForReview(admin, 'legal-entities', buyer.name);
    await reject(admin, 'Falta a procuração.');
    await expectNews(bruno, before.bruno, `A entidade ${buyer.name} foi rejeitada`);
    // The page has followed the notification.
    await expect(bruno.getByText('«Falta a procuração.»').first()).toBeVisible();
    await bruno.getByRole('link', { name: 'Corrigir e reenviar' }).click();
    await nextStep(bruno);
    await field(bruno, 'Localidade').fill('Getafe');
    await nextStep(bruno);
    await nextStep(bruno);
    await nextStep(bruno);
    await declareAndSend(bruno, 'Reenviar para aprovação');
    await expectPage(bruno, buyer.name);
    await openForReview(admin, 'legal-entities', buyer.name);
    await approve(admin);
    await expect(bruno.getByText(/^Aprovada em/)).toBeVisible();
  });

  await test.step('a project reaches the marketplace', async () => {
    await createProject(sara, project);
    await openForReview(admin, 'projects', project.designation);
    const before = await unread(sara);
    await approve(admin);
    await expectNews(sara, before, `O projeto ${project.designation} foi aprovado`);
  });
  await test.step('a purchase offer reaches the marketplace', async () => {
    await createOffer(bruno, offer);
    await openForReview(admin, 'offers', offer.name);
    await approve(admin);
  });
  await test.step('the buyer finds the project by country, technology and price', () => findProject(bruno));
  await test.step('they negotiate', () => negotiate(sara, bruno, project.designation));
  await test.step('the terms change hands', () => exchangeVersions(sara, bruno, contract));
  await test.step('the signed contract is registered', () => registerContract(sara, contract, buyer));
  await test.step('it is approved, invoiced and paid', () => payContract(sara, admin, contract));
  await test.step('both parties see it active', () => expectActive(sara, bruno, contract));
  for (const { faults } of desks) expect(faults).toEqual([]);
  await Promise.all(desks.map(({ page }) => page.context().close()));
}

async function findProject(page: Page): Promise<void> {
  await page.goto('/pt/marketplace/projects');
  await pickFilter(page, 'País', 'Portugal');
  await pickFilter(page, 'Tecnologia', 'Solar');
  await field(await openFilter(page, 'Preço'), 'Até').fill('36');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/countries=portugal.*technologies=SOLAR_POWER.*maxPrice=36/);
  await page.getByRole('searchbox').fill(project.designation);
  const row = page.getByRole('row').filter({ hasText: project.designation });
  await expect(row).toContainText('35,50');
  await row.getByRole('link', { name: project.designation }).click();
  await expectPage(page, project.designation);
}

async function pickFilter(page: Page, name: string, option: string): Promise<void> {
  const dialog = await openFilter(page, name);
  await dialog.getByText(option, { exact: true }).click();
  await page.keyboard.press('Escape');
}
