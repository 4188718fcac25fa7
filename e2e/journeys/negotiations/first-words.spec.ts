// The first messages of a negotiation: the question about the fees, writing, the notification, reading.
import { expect, test } from '@playwright/test';
import { button, expectPage } from '../../support/pages/forms.ts';
import { agreementOf, composer, expectNotAsked, expectTone, thread } from '../../support/pages/negotiation-page.ts';
import { follow } from '../../support/pages/open-page.ts';
import { type Desk, makeParties, send } from '../../support/records/made-parties.ts';

/** The buyer begins at the project, answers the question permanently, and writes first. */
async function begin({ page, context }: Desk, project: string): Promise<void> {
  await page.goto('/pt/marketplace/negotiations');
  await expect(page.getByRole('heading', { name: 'Nenhuma negociação escolhida' })).toBeVisible();
  await follow(page, `/pt/marketplace/projects?searchQuery=${encodeURIComponent(project)}`);
  await page.getByRole('link', { name: project }).first().click();
  await expectPage(page, project);
  // Viewing an item asks nothing.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Negociar', exact: true }).click();
  const agreement = agreementOf(page, `Iniciar negociação sobre «${project}»`);
  await expect(agreement).toContainText('fica obrigada a pagar as taxas aplicáveis se o negócio for concluído');
  await agreement.getByRole('checkbox', { name: 'Não voltar a mostrar este aviso' }).check();
  await button(agreement, 'Aceitar e iniciar').click();
  await expect(page.getByRole('heading', { level: 2, name: /Disponível$/ })).toBeFocused();
  const openings = page.getByText('Para começar, pode escrever:').locator('..').getByRole('button');
  await expect(openings).toHaveCount(4);
  await openings.nth(1).click();
  await expect(composer(page)).toHaveValue('O preço e o prazo indicados são negociáveis?');
  await expectTone(page.getByRole('main').getByText('Disponível', { exact: true }).first(), 'green');
  await expect(async () => {
    const profile = await send(context, 'get', '/users/me');
    expect(profile.preferences).toMatchObject({ skipNegotiationAgreement: true });
  }).toPass();

  // The message is stored, and the question does not return.
  await page.reload();
  await expect(composer(page)).toHaveValue('O preço e o prazo indicados são negociáveis?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await composer(page).press('Shift+Enter');
  await composer(page).pressSequentially('Veja https://exemplo.example/perfil e <b>nada mais</b> 😀');
  await composer(page).press('Enter');
  await expect(thread(page).getByText('<b>nada mais</b> 😀')).toBeVisible();
  await expect(composer(page)).toHaveValue('');
  await expect(openings).toHaveCount(0);
  const link = thread(page).getByRole('link', { name: 'https://exemplo.example/perfil' });
  await expect(link).toHaveAttribute('rel', /noopener noreferrer/);
}

test('[NEG-09, NEG-21, NEG-22, NEG-32, NEG-33, NEG-34, NEG-35, NEG-36, NEG-37, NEG-38] the first words are read', async ({
  browser,
}) => {
  const { seller, buyer, project, close } = await makeParties(browser);
  const [sara, bruno] = [seller.page, buyer.page];
  await begin(buyer, project.name);

  // The seller sees the unread count, agrees for this session, and the messages she reads are marked.
  await sara.goto(`/pt/projects/${project.id}`);
  await expectTone(sara.getByText('Negociação em curso · 1', { exact: true }).first(), 'blue');
  await follow(sara, '/pt/marketplace/negotiations');
  const row = sara.getByRole('list', { name: 'Em curso' }).getByRole('link', { name: new RegExp(buyer.entity.name) });
  await expect(row.getByRole('img', { name: '1 novidade por ler' })).toBeVisible();
  await row.press('Enter');
  await button(agreementOf(sara, `Negociar com ${buyer.entity.name}`), 'Aceitar e abrir').click();
  await expect(sara.getByRole('heading', { level: 2, name: new RegExp(buyer.entity.name) })).toBeFocused();
  await expect(thread(sara).getByText(/1 novidade$/)).toBeVisible();
  await expectTone(sara.getByRole('main').getByText('Em curso', { exact: true }).last(), 'blue');
  const mark = thread(bruno).getByRole('button', { name: /^Lida por Sara/ });
  await expect(mark).toContainText(/Sara Ventura, \d\d\/\d\d\/\d{4}, \d\d:\d\d/);
  await expect(row.getByRole('img', { name: /por ler/ })).toHaveCount(0);
  const people = sara.getByRole('complementary', { name: 'Pormenores da negociação' });
  await expect(people.getByText('Bruno Forno')).toBeVisible();
  await expect(people.getByText('Sara Ventura')).toBeVisible();

  // Agreed for this session: no question again.
  await sara.reload();
  await expect(composer(sara)).toBeVisible();
  await expect(sara.getByRole('dialog')).toHaveCount(0);
  // Agreed for good: not in another window either.
  await expectNotAsked(buyer.context, new URL(bruno.url()).searchParams.get('negotiationId') ?? '');
  for (const { faults } of [seller, buyer]) expect(faults).toEqual([]);
  await close();
});
