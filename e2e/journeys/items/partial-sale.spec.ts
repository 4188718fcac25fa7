// A contract over a part of a project that is not sold in parts: the warning before, the notice after, and the next step.
import { expect, test } from '@playwright/test';
import { button, expectPage, field, nextStep, openSection } from '../../support/pages/forms.ts';
import { follow } from '../../support/pages/open-page.ts';
import { accounts, openSession } from '../../support/people/people.ts';
import { registerAgreed } from '../../support/records/made-contracts.ts';
import { makeParties, send, termsData } from '../../support/records/made-parties.ts';

const warning = 'O projeto tem 40 MW e não permite a venda parcial';

test('[PRJ-26] a contract over half of an indivisible project is warned of, and the rest can be offered anew', async ({
  browser,
}) => {
  const parties = await makeParties(browser, { message: 'Bom dia.' });
  const { seller, buyer, project, negotiationId } = parties;
  const templates = `/negotiations/${negotiationId}/contract-templates`;
  await send(seller.context, 'post', templates, termsData('PPA da Várzea', 36.5));

  await seller.page.goto(`/pt/energy-contracts/register?negotiationId=${negotiationId}`);
  await expect(seller.page.getByText(warning)).toBeVisible();
  await expect(seller.page.getByText('o resto (20 MW) sai do mercado')).toBeVisible();
  await expect(seller.page.getByRole('link', { name: /^Editar o projeto/ })).toHaveAttribute(
    'href',
    `/pt/projects/${project.id}/edit`,
  );
  await buyer.page.goto(`/pt/energy-contracts/register?negotiationId=${negotiationId}`);
  await expect(buyer.page.getByText('Só o vendedor pode permitir a venda parcial')).toBeVisible();

  const contractId = await registerAgreed(parties);
  const admin = await browser.newContext();
  await openSession(admin, accounts.admin);
  const review = await admin.newPage();
  await review.goto(`/admin/pt/energy-contracts/${contractId}`);
  await expect(review.getByText(warning)).toBeVisible();
  await send(admin, 'post', `/admin/energy-contracts/${contractId}/approve`, {});
  await admin.close();

  await follow(seller.page, `/pt/projects/${project.id}`);
  await expect(seller.page.getByText('Encerrado: 20 de 40 MW contratados')).toBeVisible();
  await seller.page.getByRole('link', { name: 'Criar projeto a partir deste' }).click();
  await expectPage(seller.page, 'Criar projeto');
  await expect(field(seller.page, 'Designação')).toHaveValue(`${project.name} (cópia)`);
  await nextStep(seller.page);
  await expect(field(seller.page, 'Potência à venda')).toHaveValue('20');
  await expect(button(seller.page, /^Seguinte:/)).toBeVisible();
  await parties.close();
});

test('[CON-73] a project offers a part of its plant: one click splits it among the technologies', async ({
  browser,
}) => {
  const parties = await makeParties(browser, { message: 'Bom dia.' });
  const { page } = parties.seller;
  await page.goto(`/pt/projects/${parties.project.id}/edit`);
  await nextStep(page);
  await field(page, 'Potência à venda').fill('20');
  await expect(page.getByText('As tecnologias somam 40 MW e estão à venda 20 MW')).toBeVisible();
  await button(page, 'Repartir 20 MW em proporção').click();
  await expect(button(page, 'Repartir 20 MW em proporção')).toBeHidden();
  await button(page, 'Anterior').click();
  await openSection(page, 'Tecnologias');
  await expect(field(page, 'Solar, Potência afeta')).toHaveValue('20');
  await parties.close();
});
