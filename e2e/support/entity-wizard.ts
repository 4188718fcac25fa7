// The wizard that registers a legal entity, as its owner fills it in, in Portuguese.
import { expect, type Page } from '@playwright/test';
import { document } from './documents.ts';

export interface Company {
  name: string;
  country: 'Portugal' | 'Espanha';
  fiscalNumber: string;
  streetAddress: string;
  postalCode: string;
  city: string;
}

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const nextStep = (page: Page) => page.getByRole('button', { name: /^Seguinte:/ }).click();

export async function choose(page: Page, name: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

export async function fillDetails(page: Page, { name, country, fiscalNumber }: Company): Promise<void> {
  await choose(page, 'País', country);
  await field(page, 'Número de identificação fiscal (NIF)').fill(fiscalNumber);
  await field(page, 'Nome').fill(name);
}

export async function fillContacts(page: Page, { streetAddress, postalCode, city }: Company): Promise<void> {
  await field(page, 'Morada').fill(streetAddress);
  await field(page, 'Código postal').fill(postalCode);
  await field(page, 'Localidade').fill(city);
  await page.getByRole('button', { name: /^Pessoa de contacto/ }).click();
  await field(page, 'Nome próprio').fill('Joana');
  await field(page, 'Apelido').fill('Prior');
  await field(page, 'E-mail').fill('joana@empresa.example');
  await field(page, 'Telefone').fill('912 345 678');
}

/** Uploads a real document into one of a form's groups. */
export async function attachDocument(page: Page, group: string, name: string): Promise<void> {
  await page.getByLabel(group, { exact: true }).setInputFiles(document(name));
  await expect(page.getByRole('button', { name: `Transferir: ${name}` })).toBeVisible();
}

/** The last step: nothing can be sent without the declaration. */
export async function declareAndSend(page: Page, submitLabel: string): Promise<void> {
  const submit = page.getByRole('button', { name: submitLabel });
  await expect(submit).toBeDisabled();
  await page.getByRole('checkbox', { name: /Declaro que sou responsável/ }).check();
  await submit.click();
}

/** From its first step to the page of the entity, which waits for an administrator. */
export async function registerEntity(page: Page, company: Company): Promise<void> {
  await page.goto('/pt/legal-entities/new-legal-entity');
  await fillDetails(page, company);
  await nextStep(page);
  await fillContacts(page, company);
  await nextStep(page);
  // The creator is the first representative already.
  await nextStep(page);
  await attachDocument(page, 'Outro documento', 'certidão.pdf');
  await nextStep(page);
  await declareAndSend(page, 'Enviar para aprovação');
  await expect(page.getByRole('heading', { level: 1, name: company.name })).toBeVisible();
}
