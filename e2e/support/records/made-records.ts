// Records made through the API, for journeys about later stages.
import { type APIRequestContext, type BrowserContext, expect } from '@playwright/test';
import type { LegalEntityPayload } from '@wattpact/domain/legal-entities/legal-entity';
import type { ProjectPayload } from '@wattpact/domain/projects/project';
import { legalEntityPayload, projectPayload } from '@wattpact/domain/samples/sample-payloads';
import type { Person } from '../people/people.ts';
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

/** The wizard's payload, with the optional codes filled in. */
export const entityData = (
  name: string,
  files: LegalEntityPayload['files'],
  changes: Partial<LegalEntityPayload> = {},
): LegalEntityPayload => {
  const sample = legalEntityPayload(files);
  const email = `rita.${crypto.randomUUID().slice(0, 8)}@empresa.example`;
  return {
    ...sample,
    name,
    fiscalNumber: portugueseNumber(),
    streetAddress: 'Rua do Moinho',
    houseNumber: '4',
    permanentCertificate: '1234-5678-9012',
    acerCode: 'A0001234X.PT',
    criaCode: 'ABC1234DE',
    isMarketAgent: true,
    representatives: sample.representatives.map((person) => ({ ...person, email })),
    ...changes,
  };
};

/** An entity of the signed-in user, waiting for an administrator. */
export async function makeEntity({ request }: BrowserContext, data: ReturnType<typeof entityData>) {
  return done<MadeEntity>(request.post('/api/legal-entities/create', { data }));
}

export const decide = ({ request }: BrowserContext, id: string, decision: 'approve' | 'reject', comment?: string) =>
  done(request.post(`/api/admin/legal-entities/${id}/${decision}`, { data: comment === undefined ? {} : { comment } }));

/** An approved company of the owner, in which the reader's account holds VIEW. */
export async function makeCompanyWithReader(
  owner: BrowserContext,
  admin: BrowserContext,
  { email, ...person }: Person,
  name: string,
): Promise<MadeEntity> {
  const fileId = await uploadDocument(owner.request, 'poderes.pdf');
  const files = [{ fileId, category: 'user_powers' as const }];
  const [sample] = legalEntityPayload(files).representatives;
  if (!sample) throw new Error('The sample has no representative');
  const representatives = [sample, { ...sample, ...person, email, role: 'view' as const }];
  const marked = `${name} ${crypto.randomUUID().slice(0, 6)}`;
  const entity = await makeEntity(owner, entityData(marked, files, { representatives }));
  await decide(admin, entity.id, 'approve');
  return entity;
}

export const editEntity = ({ request }: BrowserContext, id: string, data: ReturnType<typeof entityData>) =>
  done(request.put(`/api/legal-entities/${id}`, { data }));

/** A project under construction with its documents: too expensive and too small for the searches of other journeys. */
export const projectData = (designation: string, sellerLegalEntityId: string, fileIds: string[]): ProjectPayload => {
  const { financialConditions } = projectPayload(sellerLegalEntityId, '');
  return projectPayload(sellerLegalEntityId, '', {
    designation,
    technologies: [{ type: 'SOLAR_POWER' }],
    financialConditions: {
      ...financialConditions,
      price: 412.5,
      totalPurchasedCapacity: 3,
      maximumAmountEnergyAllowed: 3,
    },
    startDate: '2031-07-01',
    endDate: '2041-06-30',
    documentations: [{ phase: 'UNDER_CONSTRUCTION', fileIds }],
  });
};
