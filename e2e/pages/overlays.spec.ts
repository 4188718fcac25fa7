// What opens over pages, one of each kind: menus, filters, calendars, lists of options, sheets and dialogs, in both colours
// and at both sizes. The pages themselves: access.spec.ts.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { accessFaults, turn } from '../support/checks/page-checks.ts';
import { touchFaults } from '../support/checks/touch-checks.ts';
import { desk, openVisit, phone, type Visitor, visitors } from '../support/checks/visitors.ts';
import { move } from '../support/pages/open-page.ts';

/** What is pressed on a page, one after the other: the last opens what is checked. */
type Presses = readonly (string | RegExp)[];
/** For each path, or the beginning of one. */
type Opened = readonly (readonly [path: string | RegExp, opened: readonly Presses[]])[];

const record = (list: string) => new RegExp(`^/${list}/[0-9a-f-]{36}$`);

const ofSellers: Opened = [
  [
    '/marketplace/projects',
    [['País'], ['Tecnologia'], ['Preço'], ['Mais filtros'], ['Colunas e ficheiro'], ['Pesquisar ou ir para…']],
  ],
  ['/settings/profile', [[/^Notificações/], [/^Menu de/], [/^Atuar em nome de/], ['Eliminar conta'], [/^Indicativo/]]],
  ['/projects/new-project', [[/^Fase do projeto/], ['Contactar o apoio']]],
  [record('projects'), [['Mais ações'], ['Mais ações', /^Eliminar/]]],
  [record('energy-contracts'), [['Descarregar'], [/^Documentos exigidos/]]],
  [/negotiationId=/, [['Opções da negociação'], [/^Descarregar a versão/], ['Comparar']]],
];
const ofAdministrators: Opened = [
  ['', [['Ver todas']]],
  ['/legal-entities', [['Criada em'], ['Estado'], ['Mais filtros']]],
  ['/invoices', [['Emitir fatura']]],
  ['/decision-texts', [['Novo texto'], [/^Eliminar o texto/]]],
  ['/contract-templates', [['Versões anteriores']]],
  [record('users'), [[/^Ações sobre/]]],
  [record('projects'), [['Quem visualizou'], ['Mais ações'], ['Inserir texto'], ['Alterar estado']]],
];
const onPhones: Opened = [
  ['/marketplace/projects', [['Abrir o menu'], [/^Mais filtros/], ['Ordenar'], [/^Notificações/], [/^Menu de/]]],
  ['/projects/new-project', [[/^Fase do projeto/]]],
  [record('projects'), [['Mais ações']]],
  [/negotiationId=/, [['Opções da negociação']]],
];

const overlay = ['dialog', 'menu', 'listbox'].map((role) => `[role="${role}"]`).join(', ');
const shown = (page: Page): Locator => page.locator(overlay).filter({ visible: true });

/** The lists of options that stand in an open filter belong to it. */
const opener = (page: Page, name: string | RegExp): Locator =>
  (['button', 'combobox', 'menuitem'] as const)
    .map((role) => page.getByRole(role, { name, exact: typeof name === 'string' }))
    .reduce((one, other) => one.or(other))
    .filter({ visible: true })
    .first();

async function close(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(shown(page)).toHaveCount(0, { timeout: 1000 });
  }).toPass();
}

async function expectAccessible(page: Page, what: string, other: 'light' | 'dark'): Promise<void> {
  const faults = await accessFaults(page, { part: overlay });
  expect.soft(faults, `${what} is accessible`).toEqual([]);
  await turn(page, other);
  const unreadable = await accessFaults(page, { part: overlay, rules: 'contrast' });
  expect.soft(unreadable, `${what} is readable in ${other} colours`).toEqual([]);
}

const walks = [
  { who: 'a seller', size: desk, opened: ofSellers },
  { who: 'a seller', size: phone, opened: onPhones },
  { who: 'an administrator', size: desk, opened: ofAdministrators },
].flatMap(({ opened, ...walk }) => opened.map(([path, overlays]) => ({ ...walk, path, overlays })));

for (const { who, size, path, overlays } of walks) {
  test(`[UI-76] opened by ${who} on ${size.name} over ${path || '/'}: accessible in both colours`, async ({
    browser,
  }) => {
    const visitor = visitors.find(({ name }) => name === who) as Visitor;
    const { context, page, paths } = await openVisit(browser, visitor);
    await page.setViewportSize(size.size);
    const found = paths.find((one) => (typeof path === 'string' ? one === path : path.test(one)));
    await move(page, `${visitor.app}/pt${found}`);
    let other: 'light' | 'dark' = 'dark';
    for (const presses of overlays) {
      for (const name of presses) await opener(page, name).click();
      await expect(shown(page).first()).toBeVisible();
      const what = `${found}: ${presses.join(', ')}`;
      await expectAccessible(page, what, other);
      if (size === phone) expect.soft(await touchFaults(page, overlay), `${what} is touched`).toEqual([]);
      other = other === 'dark' ? 'light' : 'dark';
      await close(page);
      // What a menu opens gives it to the menu's button.
      await expect.soft(opener(page, presses[0] ?? ''), `${what} gives the focus back`).toBeFocused({ timeout: 5000 });
    }
    await context.close();
  });
}
