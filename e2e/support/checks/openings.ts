// What opens over pages: menus, filters, calendars, lists of options, sheets and dialogs, with what is pressed for it.
import { expect, type Locator, type Page } from '@playwright/test';
import { desk, phone } from './visitors.ts';

/** A name in Portuguese, or its beginning. */
export type Name = string | { begins: string };
/** What is pressed on a page, one after the other: the last opens what is checked. */
export type Presses = readonly Name[];
/** For each path, or the form of one. */
type Opened = readonly (readonly [path: string | RegExp, opened: readonly Presses[]])[];

const record = (list: string) => new RegExp(`^/${list}/[0-9a-f-]{36}$`);
const begins = (text: string): Name => ({ begins: text });
const single = (...names: Name[]): Presses[] => names.map((name) => [name]);

/** At both sizes. */
const ofSellers: Opened = [
  ['/settings/profile', single('Eliminar conta', begins('Indicativo'))],
  ['/settings/security', single('Ativar segundo fator')],
  ['/projects/new-project', single(begins('Fase do projeto'))],
  ['/series', single('Importar série')],
  ['/simulator', single('Guardar', 'Simulações guardadas')],
  [/^\/legal-entities\/[0-9a-f-]{36}\/integrations$/, single('Criar chave de API', 'Adicionar webhook')],
  [
    record('projects'),
    [['Mais ações'], ['Mais ações', begins('Eliminar')], ['Publicar no mercado'], [begins('Escolher')]],
  ],
  [record('offers'), single('Comparar com um projeto seu')],
  [/\?tab=versions$/, single(begins('Ler a versão'))],
  [/negotiationId=/, [['Opções da negociação'], ['Opções da negociação', 'Cancelar negociação']]],
  [/\/contract-templates\/[0-9a-f-]{36}$/, single(begins('Comentar: '))],
];
const ofSellersOnDesks: Opened = [
  [
    '/marketplace/projects',
    single(
      ...['País', 'Tecnologia', 'Preço', 'Estrutura', 'Potência', 'Mais filtros'],
      ...['Colunas e ficheiro', 'Pesquisar ou ir para…'],
    ),
  ],
  ['/settings/profile', single(begins('Notificações'), begins('Menu de'), begins('Atuar em nome de'))],
  ['/projects/new-project', single('Contactar o apoio')],
  [record('energy-contracts'), single('Descarregar', begins('Documentos exigidos'))],
  [/negotiationId=/, single('Comparar', 'Aceitar esta versão', begins('Descarregar a versão'))],
];
const ofSellersOnPhones: Opened = [
  [
    '/marketplace/projects',
    single('Abrir o menu', begins('Mais filtros'), 'Ordenar', begins('Notificações'), begins('Menu de')),
  ],
];

const ofAdministrators: Opened = [
  ['/users', single('Criar administrador')],
  ['/decision-texts', single('Novo texto', begins('Editar o texto'), begins('Eliminar o texto'))],
  ['/contract-templates', single('Versões anteriores')],
  ['/invoices', single('Emitir fatura')],
  ['/invoices?tab=fees', single(begins('Taxa de registo: '))],
  [record('invoices'), single('Cancelar fatura')],
  ['/prices', single(begins('Retirar '))],
  ['/series', single('Importar série')],
  ['/usage', single('O que é contado')],
];
const ofAdministratorsOnDesks: Opened = [
  ['', single('Ver todas')],
  ['/legal-entities', single('Criada em', 'Estado', 'Mais filtros')],
  ['/audit', single('Ato', 'Quando', 'Sobre')],
  ['/mails?tab=sent', single('Enviado em')],
  [
    record('legal-entities'),
    [...single('Alterar estado', 'Aprovar', 'Inserir texto', 'Mais ações'), ['Mais ações', begins('Transferir')]],
  ],
  [record('users'), single(begins('Ações sobre'))],
  [record('projects'), single('Quem visualizou', 'Mais ações', 'Inserir texto', 'Alterar estado')],
];

const ofBuyers: Opened = [
  [record('offers'), [['Mais ações'], ['Retirar do mercado'], ['Mais ações', begins('Eliminar')]]],
];

const byVisitor = [
  { who: 'a seller', size: desk, opened: [...ofSellers, ...ofSellersOnDesks] },
  { who: 'a seller', size: phone, opened: [...ofSellers, ...ofSellersOnPhones] },
  { who: 'a buyer', size: desk, opened: ofBuyers },
  { who: 'a buyer', size: phone, opened: ofBuyers },
  { who: 'an administrator', size: desk, opened: [...ofAdministrators, ...ofAdministratorsOnDesks] },
  { who: 'an administrator', size: phone, opened: ofAdministrators },
];
/** Who opens what, at which size; each page is a walk of its own. */
export const openings = byVisitor.flatMap(({ opened, ...walk }) =>
  [...Map.groupBy(opened, ([path]) => String(path)).values()].map((ofPage) => ({
    ...walk,
    path: ofPage[0]?.[0] ?? '',
    overlays: ofPage.flatMap(([, overlays]) => overlays),
  })),
);

/** @returns the first of the visitor's pages with that path */
export const pageOf = (paths: readonly string[], path: string | RegExp): string => {
  const found = paths.find((one) => (typeof path === 'string' ? one === path : path.test(one)));
  if (found === undefined) throw new Error(`No page ${path}`);
  return found;
};

export const nameText = (name: Name): string => (typeof name === 'string' ? name : `${name.begins}…`);

/** Selects what is open. */
export const overlay = ['dialog', 'menu', 'listbox'].map((role) => `[role="${role}"]`).join(', ');
export const shown = (page: Page): Locator => page.locator(overlay).filter({ visible: true });

const written = (text: string): RegExp => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

/**
 * The lists of options that stand in an open filter belong to it.
 * @param spoken the name in the language of the page
 */
export const opener = (page: Page, name: Name, spoken = (text: string) => text): Locator =>
  (['button', 'combobox', 'menuitem'] as const)
    .map((role) =>
      typeof name === 'string'
        ? page.getByRole(role, { name: spoken(name), exact: true })
        : page.getByRole(role, { name: written(spoken(name.begins)) }),
    )
    .reduce((one, other) => one.or(other))
    .filter({ visible: true })
    .first();

export async function open(page: Page, presses: Presses, spoken?: (text: string) => string): Promise<void> {
  for (const name of presses) await opener(page, name, spoken).click();
  await expect(shown(page).first()).toBeVisible();
}

export async function close(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(shown(page)).toHaveCount(0, { timeout: 1000 });
  }).toPass();
}
