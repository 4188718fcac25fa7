// The lists of a company that has nothing yet: nothing to search, to choose or to leaf through, and what to do instead.
import { expect, type Locator, test } from '@playwright/test';
import { desk, phone } from '../../support/checks/visitors.ts';
import { move } from '../../support/pages/open-page.ts';
import { accounts, openDesk } from '../../support/people/people.ts';
import { openCompany } from '../../support/records/made-parties.ts';

const link = (name: string) => (place: Locator) => place.getByRole('link', { name });

const lists = [
  { path: '/projects/my-projects', title: 'Ainda não tem projetos', advice: link('Criar o primeiro projeto') },
  { path: '/offers/my-offers', title: 'Ainda não tem ofertas', advice: link('Criar a primeira oferta') },
  {
    path: '/energy-contracts/my-contracts',
    title: 'Ainda não tem contratos',
    advice: link('Registar o primeiro contrato'),
  },
  {
    path: '/marketplace/negotiations?entityStatus=CLOSED',
    title: 'Sem negociações em curso',
    advice: (place: Locator) => place.getByText(/^Abra um projeto ou uma oferta do mercado/),
  },
];

test('[UI-74] over an own list that is empty stand no filters, but what to do', async ({ browser }) => {
  const admin = await openDesk(browser, accounts.admin);
  const name = `Novata ${crypto.randomUUID().slice(0, 6)}, Lda.`;
  const { context, page, faults } = await openCompany(browser, admin, ['Nuno', 'Novato'], name);
  await admin.close();
  const main = page.getByRole('main');
  for (const { size } of [desk, phone]) {
    await page.setViewportSize(size);
    for (const { path, title, advice } of lists) {
      await move(page, `/pt${path}`);
      await expect(main.getByRole('heading', { name: title })).toBeVisible();
      await expect(advice(main)).toBeVisible();
      // A filter, a pager and the menu of a list are buttons.
      for (const role of ['search', 'searchbox', 'combobox', 'radiogroup', 'button'] as const)
        await expect(main.getByRole(role), `${role} on ${path}`).toHaveCount(0);
    }
  }
  expect(faults).toEqual([]);
  await context.close();
});
