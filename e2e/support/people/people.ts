// Accounts in the browsers: those of the demo, and new ones for a test.
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';

/** Of the accounts that journeys make. */
export const password = 'Correct-1horse';
/** The demo's is printed at every start, and nobody may choose it. */
export const demoPassword = 'Demo-2026!';
const passwordOf = (email: string) => (email.endsWith('@demo.example') ? demoPassword : password);

export const accounts = {
  admin: 'admin@demo.example',
  seller: 'seller@demo.example',
  buyer: 'buyer@demo.example',
  newcomer: 'newcomer@demo.example',
} as const;

export interface Person {
  firstName: string;
  lastName: string;
  email: string;
}

/** A user whom no earlier run has registered. */
export const stranger = (firstName: string, lastName: string): Person => ({
  firstName,
  lastName,
  email: `${firstName.toLowerCase()}.${crypto.randomUUID().slice(0, 8)}@empresa.example`,
});

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** The sessions of the demo's accounts, which no journey ends: each worker signs in once. */
const shared = new Map<string, Cookies>();

/** Signs an account in without its pages: the context's browser then has the session. */
export async function openSession(context: BrowserContext, email: string): Promise<void> {
  const known = shared.get(email);
  if (known) return context.addCookies(known);
  const answer = await context.request.post('/api/auth/login', { data: { email, password: passwordOf(email) } });
  expect(answer.status(), await answer.text()).toBe(200);
  if (email.endsWith('@demo.example')) shared.set(email, await context.cookies());
}

/** A browser of theirs with a desktop window. */
export async function openDesk(browser: Browser, email: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await openSession(context, email);
  return context;
}

/** From now on negotiations open without the dialog about the fees. */
export async function skipAgreement({ request }: BrowserContext): Promise<void> {
  const answer = await request.put('/api/users/preferences', { data: { skipNegotiationAgreement: true } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** A new account made without the pages, signed in. */
export async function openAccount({ request }: BrowserContext, person: Person): Promise<void> {
  const data = { ...person, password, acceptTerms: true, language: 'pt' };
  const answer = await request.post('/api/auth/sign-up', { data });
  expect(answer.status(), await answer.text()).toBe(201);
}

/** Fills in the sign-up page like a person. */
export async function signUp(page: Page, { firstName, lastName, email }: Person): Promise<void> {
  await page.goto('/pt/sign-up');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('Nome próprio').fill(firstName);
  await field('Apelido').fill(lastName);
  await field('E-mail').fill(email);
  await field('Palavra-passe').fill(password);
  await page.getByRole('checkbox', { name: /Aceito os termos/ }).check();
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Área pessoal' })).toBeVisible();
}

/** The sign-in page of either app, in Portuguese. */
export async function signIn(page: Page, path: string, email: string): Promise<void> {
  await page.goto(path);
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('E-mail').fill(email);
  await field('Palavra-passe').fill(passwordOf(email));
  await page.getByRole('button', { name: 'Iniciar sessão' }).click();
}
