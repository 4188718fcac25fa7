// Records made through the API, for journeys that are about what comes after.
import { type APIRequestContext, type BrowserContext, expect } from '@playwright/test';
import { document } from './documents.ts';
import { portugueseNumber } from './fiscal-numbers.ts';

async function done<Answer>(sent: Promise<{ ok(): boolean; text(): Promise<string>; json(): Promise<unknown> }>) {
  const answer = await sent;
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Answer;
}

export async function uploadDocument(request: APIRequestContext, name: string): Promise<string> {
  const { id } = await done<{ id: string }>(request.post('/api/files/upload', { multipart: { file: document(name) } }));
  return id;
}

export interface MadeEntity {
  id: string;
  name: string;
  version: number;
}

/** What the wizard sends; the optional codes are filled. */
export const entityData = (name: string, files: { fileId: string; category: string }[], changes: object = {}) => ({
  name,
  country: 'portugal',
  fiscalNumber: portugueseNumber(),
  streetAddress: 'Rua do Moinho',
  houseNumber: '4',
  postalCode: '3600-123',
  city: 'Castro Daire',
  permanentCertificate: '1234-5678-9012',
  acerCode: 'A0001234X.PT',
  criaCode: 'ABC1234DE',
  isMarketAgent: true,
  contact: { firstName: 'Joana', lastName: 'Prior', email: 'joana@empresa.example', phone: '+351912345678' },
  representatives: [
    {
      firstName: 'Rita',
      lastName: 'Alves',
      email: `rita.${crypto.randomUUID().slice(0, 8)}@empresa.example`,
      authorizationLevel: 'attorney',
      role: 'contracting',
    },
  ],
  files,
  declaration: true,
  ...changes,
});

/** An entity of whoever is signed in, waiting for an administrator. */
export async function makeEntity({ request }: BrowserContext, data: ReturnType<typeof entityData>) {
  return done<MadeEntity>(request.post('/api/legal-entities/create', { data }));
}

export const decide = ({ request }: BrowserContext, id: string, decision: 'approve' | 'reject', comment?: string) =>
  done(request.post(`/api/admin/legal-entities/${id}/${decision}`, { data: comment === undefined ? {} : { comment } }));

export const editEntity = ({ request }: BrowserContext, id: string, data: ReturnType<typeof entityData>) =>
  done(request.put(`/api/legal-entities/${id}`, { data }));

/** A project under construction, with its documents. */
export const projectData = (designation: string, sellerLegalEntityId: string, fileIds: string[]) => ({
  sellerLegalEntityId,
  designation,
  location: { parish: 'Várzea', municipality: 'Beja', country: 'portugal' },
  technologies: ['SOLAR_POWER'],
  currentProjectStatus: 'UNDER_CONSTRUCTION',
  financialConditions: {
    contractStructure: ['PAY_AS_PRODUCED'],
    pricingType: 'FIXED_PRICING',
    price: 412.5,
    totalPurchasedCapacity: 3,
    provisionOfGuarantees: 'YES',
  },
  startDate: '2031-07-01',
  endDate: '2041-06-30',
  energyProgrammer: 'SELLER',
  deviationPayer: 'SELLER',
  documentations: [{ phase: 'UNDER_CONSTRUCTION', fileIds }],
  isPublishedInMarketplace: true,
});
