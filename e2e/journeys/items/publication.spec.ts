// A published record is withdrawn from the market through a dialog, and published again through another.
import { expect, test } from '@playwright/test';
import { button, expectPage } from '../../support/pages/forms.ts';
import { accounts, openDesk } from '../../support/people/people.ts';
import { makeOffer, makeProject } from '../../support/records/made-items.ts';
import { send } from '../../support/records/made-parties.ts';

for (const [title, owner, kind, make] of [
  ['[PRJ-33] a project', accounts.seller, 'projects', makeProject],
  ['[OFR-39] an offer', accounts.buyer, 'offers', makeOffer],
] as const) {
  test(`${title} is published or not, toggled through a dialog`, async ({ browser }) => {
    const [context, admin] = await Promise.all([openDesk(browser, owner), openDesk(browser, accounts.admin)]);
    const { id, name } = await make(context, 'Publicação', admin);
    const page = await context.newPage();
    await page.goto(`/pt/${kind}/${id}`);
    await expectPage(page, name);
    const isPublished = async () => (await send(context, 'get', `/${kind}/${id}`)).isPublishedInMarketplace;
    const before = await isPublished();
    for (const wanted of [!before, before]) {
      await button(page, 'Mais ações').click();
      await page.getByRole('menuitem', { name: /mercado$/ }).click();
      const dialog = page.getByRole('dialog', { name: wanted ? `Publicar «${name}»` : `Retirar «${name}»` });
      expect(await isPublished()).toBe(!wanted);
      await button(dialog, wanted ? 'Publicar' : 'Retirar do mercado').click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText(wanted ? 'Publicado no mercado' : 'Retirado do mercado').last()).toBeVisible();
      expect(await isPublished()).toBe(wanted);
    }
    await Promise.all([context.close(), admin.close()]);
  });
}

test('[PRJ-33] a project that is not approved yet is not published, instead of withdrawn', async ({ browser }) => {
  const context = await openDesk(browser, accounts.seller);
  const { id, name } = await makeProject(context, 'Por aprovar');
  await send(context, 'patch', `/projects/${id}/settings`, { isPublishedInMarketplace: true });
  const page = await context.newPage();
  await page.goto(`/pt/projects/${id}`);
  await expectPage(page, name);
  for (const [act, said] of [
    ['Não publicar', 'Fica por publicar'],
    ['Publicar', 'Fica publicado assim que for aprovado'],
  ] as const) {
    await button(page, 'Mais ações').click();
    await page.getByRole('menuitem', { name: /ublicar/ }).click();
    const dialog = page.getByRole('dialog', { name: `${act} «${name}»` });
    await button(dialog, act).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(said).last()).toBeVisible();
  }
  await context.close();
});
