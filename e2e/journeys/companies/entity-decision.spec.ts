// An administrator works through what waits: takes a case, notes, uses a text, decides, undoes, goes on to the next one.
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { consoleFaults } from '../../support/checks/console-faults.ts';
import { decideOn } from '../../support/pages/administration.ts';
import { button, choose, expectPage, field } from '../../support/pages/forms.ts';
import { accounts, openAccount, openDesk, stranger } from '../../support/people/people.ts';
import { decide, entityData, makeEntity, uploadDocument } from '../../support/records/made-records.ts';

const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 6)}, Lda.`;

async function makeWaiting(context: BrowserContext, name: string) {
  const fileId = await uploadDocument(context.request, 'certidao.pdf');
  return makeEntity(context, entityData(unique(name), [{ fileId, category: 'other' }]));
}

/** The number beside the entities in the sidebar. */
async function waiting(page: Page): Promise<number> {
  const link = page
    .getByRole('navigation')
    .getByRole('link', { name: /^Entidades/ })
    .first();
  return Number((await link.innerText()).replace(/\D/g, '') || '0');
}

/**
 * The counts that the page receives. Other journeys decide on entities meanwhile, so that the number may fall or rise at
 * any time: it must be asked for anew, and shown as received.
 */
function receivedCounts(page: Page) {
  const received: number[] = [];
  page.on('response', async (answer) => {
    if (!answer.url().endsWith('/metrics/summary')) return;
    // One that arrives while the page closes has no body any more.
    const summary = await answer.json().catch(() => undefined);
    if (summary) received.push(summary.pending.legalEntities);
  });
  return {
    expectNew: async (act: () => Promise<unknown>) => {
      const before = received.length;
      await act();
      await expect.poll(() => received.length).toBeGreaterThan(before);
      await expect.poll(async () => (await waiting(page)) - (received.at(-1) ?? 0)).toBe(0);
    },
  };
}

test('[ADM-42] a decision names the company, keeps the counts true, and is undone within its seconds', async ({
  context,
  browser,
}) => {
  await openAccount(context, stranger('Nuno', 'Prior'));
  const { id, name } = await makeWaiting(context, 'Eólica do Caramulo');
  const desk = await openDesk(browser, accounts.admin);
  const page = await desk.newPage();
  const faults = consoleFaults(desk, []);
  const counts = receivedCounts(page);
  await page.goto(`/admin/pt/legal-entities/${id}`);
  await expectPage(page, name);
  await expect.poll(() => waiting(page)).toBeGreaterThan(0);
  await button(page, 'Aprovar').click();
  const question = page.getByRole('dialog', { name: `Aprovar «${name}»?` });
  await expect(question.getByText(/Os representantes recebem um convite/)).toBeVisible();
  await expect(button(question, 'Voltar')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Aprovar')).toBeFocused();
  await counts.expectNew(async () => {
    await decideOn(page, 'Aprovar');
    // Pressed as soon as it is there: the journeys' product takes a decision back for five seconds only.
    await button(page, 'Anular').click();
  });
  await expect(page.getByText('Decisão anulada').first()).toBeVisible();
  await expect(button(page, 'Aprovar')).toBeEnabled();
  await counts.expectNew(() => decideOn(page, 'Aprovar'));
  await expect(page.getByRole('heading', { name: 'Decisão', exact: true })).toBeFocused();
  await expect(page.getByText('Aprovada', { exact: true }).first()).toBeVisible();
  expect(faults).toEqual([]);
  await desk.close();
});

test('a case is taken, noted on, and the next one is one click away', async ({ context, browser }) => {
  await openAccount(context, stranger('Rute', 'Prior'));
  const [first, second] = [
    await makeWaiting(context, 'Solar da Gralheira'),
    await makeWaiting(context, 'Solar de Arada'),
  ];
  const desk = await openDesk(browser, accounts.admin);
  const page = await desk.newPage();
  await page.goto(`/admin/pt/legal-entities/${first.id}`);
  await button(page, 'Ficar com o caso').click();
  await expect(page.getByText(/^Tem este caso em mãos até às \d\d:\d\d\.$/)).toBeVisible();
  await field(page, 'Nova nota').fill('Falei com o promotor.');
  await button(page, 'Adicionar nota').click();
  await expect(page.getByRole('list', { name: 'Notas internas' }).getByText('Falei com o promotor.')).toBeVisible();
  await expect(field(page, 'Nova nota')).toHaveValue('');
  const next = page.getByRole('link', { name: /^Seguinte:/ });
  await next.click();
  await expect(page.getByRole('heading', { level: 1, name: first.name })).toHaveCount(0);
  await button(page, 'Ficar com o caso').waitFor();
  await decide(desk, second.id, 'approve');
  await desk.close();
});

test('[ADM-48] a text is written once and inserted into the comment of a decision', async ({ context, browser }) => {
  await openAccount(context, stranger('Vera', 'Prior'));
  const { id } = await makeWaiting(context, 'Solar de Freita');
  const desk = await openDesk(browser, accounts.admin);
  const page = await desk.newPage();
  const text = `Falta a certidão ${crypto.randomUUID().slice(0, 6)}.`;
  await page.goto('/admin/pt/decision-texts');
  await button(page, 'Novo texto').click();
  const dialog = page.getByRole('dialog', { name: 'Novo texto' });
  await choose(page, 'Decisão', 'Rejeitar');
  await field(dialog, 'Texto').fill(text);
  await button(dialog, 'Guardar').click();
  await expect(page.getByRole('row').filter({ hasText: text })).toBeVisible();
  await page.goto(`/admin/pt/legal-entities/${id}`);
  await button(page, 'Inserir texto').click();
  await page.getByRole('menuitem', { name: text }).click();
  await expect(page.getByRole('textbox', { name: /^Observações/ })).toHaveValue(text);
  await decideOn(page, 'Rejeitar');
  await expect(page.getByText('Rejeição registada')).toBeVisible();
  await desk.close();
});
