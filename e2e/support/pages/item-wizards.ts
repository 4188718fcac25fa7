// The wizards of a project and of a purchase offer with their required fields, in Portuguese.
import type { Page } from '@playwright/test';
import { projectPayload } from '@wattpact/domain/samples/sample-payloads';
import {
  attachDocument,
  button,
  choose,
  expectPage,
  field,
  fillRequired,
  nextStep,
  openSection,
  tick,
  typeDate,
} from './forms.ts';
import { follow } from './open-page.ts';

const year = new Date().getFullYear() + 1;

export interface ProjectInput {
  designation: string;
  parish: string;
  municipality: string;
  price: string;
  capacity: string;
}

/** What is typed into the wizard: the sample with the journey's own names and figures. */
export function typedProject({ designation, parish, municipality, price, capacity }: ProjectInput): object {
  const { location, financialConditions, ...sample } = projectPayload('', '');
  return {
    ...sample,
    designation,
    location: { ...location, parish, municipality },
    financialConditions: { ...financialConditions, price, totalPurchasedCapacity: capacity },
  };
}

/** A solar project under construction in Portugal, published as soon as it is approved. */
export async function createProject(page: Page, project: ProjectInput): Promise<void> {
  await typeProjectTerms(page, project);
  await sendProject(page, project);
}

/** The wizard's first step, and the terms of the second, which stays open. */
export async function typeProjectTerms(page: Page, project: ProjectInput): Promise<void> {
  const typed = typedProject(project);
  await follow(page, '/pt/projects/new-project');
  // Over the name that this browser may have kept.
  await field(page, 'Designação').fill(project.designation);
  await choose(page, 'Fase do projeto', 'Em construção');
  await openSection(page, 'Localização');
  await choose(page, 'País', 'Portugal');
  await openSection(page, 'Tecnologias');
  await tick(page, 'Que tecnologias tem o projeto?', 'Solar');
  await fillRequired(page, typed);
  await nextStep(page);
  await tick(page, 'Estrutura do contrato', 'Conforme produção');
  await choose(page, 'Tipo de preço', 'Fixo');
  await choose(page, 'Prestação de garantias', 'Sim');
  await fillRequired(page, typed);
}

/** What comes after the terms, until the project's page opens. */
export async function sendProject(page: Page, { designation }: ProjectInput): Promise<void> {
  await openSection(page, 'Prazo de entrega');
  await typeDate(page, 'Data de início', `01/07/${year}`);
  await typeDate(page, 'Data de fim', `30/06/${year + 10}`);
  await openSection(page, 'Programação e desvios');
  await choose(page, 'Programação da energia', 'Vendedor');
  await choose(page, 'Pagamento de desvios', 'Vendedor');
  await nextStep(page);
  await attachDocument(page, 'Em construção', 'alvará de construção.pdf');
  await nextStep(page);
  await button(page, 'Criar projeto').click();
  await expectPage(page, designation);
}

export interface OfferInput {
  name: string;
  price: string;
  capacity: string;
}

export async function createOffer(page: Page, offer: OfferInput): Promise<void> {
  await follow(page, '/pt/offers/new-offer');
  await field(page, 'Nome').fill(offer.name);
  await choose(page, 'País', 'Portugal');
  await tick(page, 'Tecnologias', 'Solar');
  await nextStep(page);
  await choose(page, 'Tipo de preço', 'Fixo');
  await field(page, 'Preço máximo').fill(offer.price);
  await field(page, 'Potência procurada').fill(offer.capacity);
  await nextStep(page);
  await button(page, 'Criar oferta').click();
  // The submission asks whether to publish it.
  await button(page.getByRole('dialog'), 'Criar oferta').click();
  await expectPage(page, offer.name);
}
