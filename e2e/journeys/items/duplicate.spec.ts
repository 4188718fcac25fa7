// A project and an offer as the start of the next one: filled in, under another name, and nothing stored until it is sent.
import { expect, test } from '@playwright/test';
import { button, expectPage, field, nextStep } from '../../support/pages/forms.ts';
import { accounts, openDesk } from '../../support/people/people.ts';
import { makeOffer, makeProject } from '../../support/records/made-items.ts';
import { send } from '../../support/records/made-parties.ts';

test('[PRJ-61] a project is duplicated without its documents, and nothing is stored before it is sent', async ({
  browser,
}) => {
  const desk = await openDesk(browser, accounts.seller);
  const project = await makeProject(desk, 'Duplicado');
  const page = await desk.newPage();
  await page.goto(`/pt/projects/${project.id}`);
  await button(page, 'Mais ações').click();
  await page.getByRole('menuitem', { name: 'Duplicar' }).click();
  await expectPage(page, 'Criar projeto');
  await expect(page.getByText(`Preenchido com os dados de «${project.name}»`)).toBeVisible();
  await expect(page.getByText('Os documentos não são copiados: junte-os de novo.')).toBeVisible();
  await expect(field(page, 'Designação')).toHaveValue(`${project.name} (cópia)`);
  await nextStep(page);
  await expect(field(page, 'Potência à venda')).not.toHaveValue('');
  await nextStep(page);
  await expect(page.getByText('alvará.pdf')).toHaveCount(0);
  const { items } = await send(desk, 'get', `/projects?searchQuery=${encodeURIComponent(project.name)}`);
  expect((items as unknown[]).length).toBe(1);
  await desk.close();
});

test('[OFR-59] an offer is duplicated under another name', async ({ browser }) => {
  const [desk, admin] = [await openDesk(browser, accounts.buyer), await openDesk(browser, accounts.admin)];
  const offer = await makeOffer(desk, 'Procura', admin, { totalPurchasedCapacity: 12 });
  const page = await desk.newPage();
  await page.goto(`/pt/offers/${offer.id}`);
  await button(page, 'Mais ações').click();
  await page.getByRole('menuitem', { name: 'Duplicar' }).click();
  await expectPage(page, 'Criar oferta');
  await expect(field(page, 'Nome')).toHaveValue(`${offer.name} (cópia)`);
  await nextStep(page);
  await expect(field(page, 'Potência procurada')).toHaveValue('12');
  // A second copy beside the first one.
  await makeOffer(desk, 'Procura', admin, { name: `${offer.name} (cópia)` });
  await page.goto(`/pt/offers/new-offer?from=${offer.id}`);
  await expect(field(page, 'Nome')).toHaveValue(`${offer.name} (cópia 2)`);
  await desk.close();
  await admin.close();
});
