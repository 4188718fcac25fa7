// A market in which every name has the maximum length and no space: two companies, their people, a project, an offer, a
// negotiation with a version, and an approved contract with its invoice.
import { type Browser, type BrowserContext, expect } from '@playwright/test';
import { accounts, openAccount, openSession, skipAgreement } from '../people/people.ts';
import { portugueseNumber } from './fiscal-numbers.ts';
import { send, termsData } from './made-parties.ts';
import { decide, entityData, makeEntity, projectData, uploadDocument } from './made-records.ts';

const mark = () => crypto.randomUUID().slice(0, 8);
export const longName = (kind: string) => `${kind}${mark()}`.padEnd(100, 'Megawatt');
const longAddress = () => `${`${mark()}`.padEnd(60, 'correio')}@${'empresa'.padEnd(60, 'energia')}.example`;
const place = () => ({ parish: longName('Freguesia'), municipality: longName('Concelho'), country: 'portugal' });

const longPerson = () => ({ firstName: longName('Nome'), lastName: longName('Apelido'), email: longAddress() });
const longPeople = () => ({
  contact: { ...longPerson(), phone: '+351912345678' },
  representatives: [{ ...longPerson(), authorizationLevel: 'attorney' as const, role: 'contracting' as const }],
});

async function openDesk(browser: Browser, admin: BrowserContext) {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await openAccount(context, longPerson());
  const fileId = await uploadDocument(context.request, `${'Certidao'.padEnd(90, 'permanente')}.pdf`);
  const address = { streetAddress: longName('Rua'), city: longName('Cidade') };
  const files = [{ fileId, category: 'other' as const }];
  const entity = await makeEntity(context, entityData(longName('Empresa'), files, { ...longPeople(), ...address }));
  await decide(admin, entity.id, 'approve');
  return { context, entityId: entity.id };
}

export async function makeLongNames(browser: Browser) {
  const admin = await browser.newContext({ reducedMotion: 'reduce' });
  await openSession(admin, accounts.admin);
  const { context: seller, entityId } = await openDesk(browser, admin);
  const { context: buyer, entityId: buyerId } = await openDesk(browser, admin);
  const fileId = await uploadDocument(seller.request, 'licenca.pdf');
  const plan = { ...projectData(longName('Projeto'), entityId, [fileId]), location: place() };
  const { id: projectId } = await send(seller, 'post', '/projects', plan);
  await send(admin, 'post', `/admin/projects/${projectId}/approve`, {});
  const offer = { name: longName('Oferta'), pricingType: 'FIXED_PRICING', price: 40, totalPurchasedCapacity: 20 };
  const { id: offerId } = await send(buyer, 'post', '/offers', { ...offer, buyerLegalEntityId: buyerId });
  await send(admin, 'post', `/admin/offers/${offerId}/approve`, {});
  const opening = { entityType: 'PROJECT', projectId, legalEntityId: buyerId, message: longName('Mensagem') };
  const { id: negotiationId } = await send(buyer, 'post', '/negotiations', opening);
  await skipAgreement(seller);
  const terms = { ...termsData(longName('Contrato'), 35.5), location: place() };
  const templates = `/negotiations/${negotiationId}/contract-templates`;
  const { id: templateId } = await send(seller, 'post', templates, terms);
  const contractId = await makeContract(seller, admin, entityId, terms);
  const invoices = async () => (await send(seller, 'get', '/invoices')).items as { id: string }[];
  await expect.poll(async () => (await invoices()).length, 'an approved contract has an invoice').toBeGreaterThan(0);
  const [invoice] = await invoices();
  const close = () => Promise.all([admin, seller, buyer].map((one) => one.close()));
  const ids = { entityId, buyerId, projectId, offerId, negotiationId, templateId, contractId };
  return { admin, seller, ...ids, invoiceId: invoice?.id ?? '', close };
}
export type LongNames = Awaited<ReturnType<typeof makeLongNames>>;

async function makeContract(seller: BrowserContext, admin: BrowserContext, entityId: string, terms: object) {
  const { id } = await send(seller, 'post', '/energy-contracts', {
    ...terms,
    name: longName('Contrato'),
    firstPartyLegalEntityId: entityId,
    roleInEnergyContract: 'SELLER',
    secondPartyFiscalInfo: {
      name: longName('Parte'),
      country: 'portugal',
      fiscalNumber: portugueseNumber(),
      streetAddress: longName('Rua'),
      houseNumber: '4',
      city: longName('Cidade'),
      postalCode: '3600-123',
    },
  });
  await send(admin, 'post', `/admin/energy-contracts/${id}/approve`, {});
  return id;
}

export const listPaths = () => [
  ...['', '?tab=contracts', '?tab=invoices', '?tab=legalEntity'],
  '/marketplace/projects',
  '/marketplace/projects/saved-search',
  '/marketplace/offers',
  '/marketplace/negotiations',
  '/projects/my-projects',
  '/offers/my-offers',
  '/energy-contracts/my-contracts',
  '/energy-contracts/database',
  '/invoices/my-invoices',
];

export const recordPaths = (made: LongNames) => [
  `/legal-entities/${made.entityId}`,
  `/legal-entities/${made.entityId}?tab=employees`,
  `/legal-entities/${made.entityId}/edit`,
  `/marketplace/projects/compare?ids=${made.projectId},${made.projectId}`,
  `/marketplace/negotiations?negotiationId=${made.negotiationId}`,
  `/negotiations/${made.negotiationId}/contract-templates/new-contract`,
  `/negotiations/${made.negotiationId}/contract-templates/${made.templateId}`,
  '/projects/new-project',
  `/projects/${made.projectId}`,
  `/projects/${made.projectId}/edit`,
  `/offers/${made.offerId}`,
  `/energy-contracts/register?negotiationId=${made.negotiationId}`,
  `/energy-contracts/${made.contractId}`,
  `/energy-contracts/${made.contractId}?tab=terms_and_conditions`,
  `/energy-contracts/${made.contractId}?tab=invoices`,
  `/invoices/my-invoices?invoiceId=${made.invoiceId}`,
  `/invoices/${made.invoiceId}`,
  '/settings/profile',
  '/settings/privacy',
  '/settings/security',
];

export const adminLongPaths = (made: LongNames) => [
  '',
  ...['users', 'legal-entities', 'projects', 'offers', 'energy-contracts', 'invoices'].map((list) => `/${list}`),
  `/legal-entities/${made.entityId}`,
  `/legal-entities/${made.entityId}?tab=employees`,
  `/projects/${made.projectId}`,
  `/offers/${made.offerId}`,
  `/energy-contracts/${made.contractId}`,
  `/invoices/${made.invoiceId}`,
];
