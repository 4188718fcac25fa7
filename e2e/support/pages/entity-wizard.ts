// The wizard that registers a legal entity, as its owner fills it in, in Portuguese.
import type { Page } from '@playwright/test';
import { attachDocument, choose, expectPage, field, nextStep, openSection } from './forms.ts';
import { follow } from './open-page.ts';

export interface Company {
  name: string;
  country: 'Portugal' | 'Espanha';
  fiscalNumber: string;
  streetAddress: string;
  postalCode: string;
  city: string;
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
  await openSection(page, 'Pessoa de contacto');
  await field(page, 'Nome próprio').fill('Joana');
  await field(page, 'Apelido').fill('Prior');
  await field(page, 'E-mail').fill('joana@empresa.example');
  await field(page, 'Telefone').fill('912 345 678');
}

/** The last step: nothing can be sent without the declaration. */
export async function declareAndSend(page: Page, submitLabel: string): Promise<void> {
  const declaration = page.getByRole('checkbox', { name: /Declaro que sou responsável/ });
  await declaration.check();
  await page.getByRole('button', { name: submitLabel }).click();
}

/** From its first step to the page of the entity, which waits for an administrator. */
export async function registerEntity(page: Page, company: Company): Promise<void> {
  await follow(page, '/pt/legal-entities/new-legal-entity');
  await fillDetails(page, company);
  await nextStep(page);
  await fillContacts(page, company);
  await nextStep(page);
  // The creator already is the first representative.
  await nextStep(page);
  await attachDocument(page, 'Outro documento', 'certidão.pdf');
  await nextStep(page);
  await declareAndSend(page, 'Enviar para aprovação');
  await expectPage(page, company.name);
}
