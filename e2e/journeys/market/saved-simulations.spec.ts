// A seller compares three structures, saves them, and sends the link to a colleague, who sees the same figures.
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { legalEntityPayload } from '@wattpact/domain/samples/sample-payloads';
import { accessFaults } from '../../support/checks/page-checks.ts';
import { button, field } from '../../support/pages/forms.ts';
import { accounts, openAccount, openDesk, type Person, stranger } from '../../support/people/people.ts';
import { decide, entityData, makeEntity, uploadDocument } from '../../support/records/made-records.ts';

/** An approved company of the owner, in which the colleague holds VIEW. */
async function makeCompany(
  owner: BrowserContext,
  admin: BrowserContext,
  { email, ...colleague }: Person,
): Promise<void> {
  const fileId = await uploadDocument(owner.request, 'poderes.pdf');
  const files = [{ fileId, category: 'user_powers' as const }];
  const [sample] = legalEntityPayload(files).representatives;
  if (!sample) throw new Error('The sample has no representative');
  const representatives = [sample, { ...sample, ...colleague, email, role: 'view' as const }];
  const { id } = await makeEntity(
    owner,
    entityData(`Solar do Alva ${crypto.randomUUID().slice(0, 6)}`, files, { representatives }),
  );
  await decide(admin, id, 'approve');
}

const comparison = (page: Page) =>
  page.locator('main section').filter({ has: page.getByRole('heading', { name: 'Estruturas lado a lado' }) });

test('[SIM-21, SIM-24, SIM-25] a colleague opens the link to three structures and sees the same figures', async ({
  browser,
}) => {
  const [nuno, inês] = [stranger('Nuno', 'Faria'), stranger('Ines', 'Prata')];
  const [owner, other, admin] = [
    await browser.newContext(),
    await browser.newContext(),
    await openDesk(browser, accounts.admin),
  ];
  await openAccount(owner, nuno);
  await openAccount(other, inês);
  await makeCompany(owner, admin, inês);

  const page = await owner.newPage();
  await page.goto('/pt/simulator?price=41&years=10&seed=7&compare=BASELOAD_ANNUAL,BASELOAD_MONTHLY');
  const rows = comparison(page).getByRole('row');
  await expect(rows).toHaveCount(4);
  await button(page, 'Guardar').click();
  await field(page, 'Nome').fill('Para a administração');
  await button(page.getByRole('dialog'), 'Guardar').click();
  await expect(page.getByText(/^Guardada em .* por Nuno Faria/)).toBeVisible();
  expect(await accessFaults(page)).toEqual([]);
  const figures = await rows.allInnerTexts();
  expect(figures[1]).toMatch(/^Conforme produção/);
  const saved = new URL(page.url()).searchParams.get('saved');

  const seen = await other.newPage();
  await seen.goto(`/pt/simulator?saved=${saved}`);
  await expect(comparison(seen).getByRole('row')).toHaveText(figures.map((text) => text.replaceAll('\t', '')));
  await expect(seen.getByText('Para a administração')).toBeVisible();
  await button(seen, 'Simulações guardadas').click();
  const dialog = seen.getByRole('dialog', { name: 'Simulações guardadas' });
  await expect(dialog.getByRole('link', { name: 'Para a administração' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Eliminar/ })).toHaveCount(0);
});
