// Registers the demo's companies and has them reviewed: most approved, one waiting, one rejected, one corrected.
import type { LegalEntityPayload } from '@wattpact/domain/legal-entities/legal-entity';
import { listEmployees } from '../src/features/legal-entities/employee-queries.ts';
import { legalEntityKind } from '../src/features/legal-entities/legal-entity-kind.ts';
import { createEntity, editEmployee, editEntity } from '../src/features/legal-entities/legal-entity-service.ts';
import { approve, reject } from '../src/features/review/review-service.ts';
import type { Context } from '../src/platform/http/context.ts';
import { type DemoCompany, demoCompanies } from './demo-companies.ts';
import { attorneyAddress, ownerAddress } from './demo-people.ts';
import { as, asAdmin, type DemoWorld, daysAgo, idOf, upload } from './demo-world.ts';

async function payloadOf(context: Context, company: DemoCompany): Promise<LegalEntityPayload> {
  const { name, country, fiscalNumber, permanentCertificate, acerCode, criaCode, isMarketAgent } = company;
  const { streetAddress, houseNumber, city, postalCode, owner, attorney, phone } = company;
  const isSpanish = country === 'spain';
  const certificate = await upload(context, {
    name: isSpanish ? 'Certificación registral.pdf' : 'Certidão permanente.pdf',
    title: isSpanish ? 'Certificación registral' : 'Certidão permanente',
  });
  const powers = await upload(context, {
    name: isSpanish ? 'Poderes de representación.pdf' : 'Poderes de representação.pdf',
    title: isSpanish ? 'Poderes de representación' : 'Poderes de representação',
  });
  const email = ownerAddress(company);
  return {
    name,
    country,
    fiscalNumber,
    ...(permanentCertificate !== undefined && { permanentCertificate }),
    ...(acerCode !== undefined && { acerCode }),
    ...(criaCode !== undefined && { criaCode }),
    isMarketAgent,
    streetAddress,
    houseNumber,
    city,
    postalCode,
    contact: { firstName: owner[0], lastName: owner[1], email, phone },
    representatives: [
      { firstName: owner[0], lastName: owner[1], email, phone, authorizationLevel: 'administrator', role: 'manage' },
      {
        firstName: attorney[0],
        lastName: attorney[1],
        email: attorneyAddress(company),
        authorizationLevel: 'attorney',
        role: 'contracting',
      },
    ],
    files: [
      { fileId: certificate, category: isSpanish ? 'foreign_commercial_register_certificate' : 'other' },
      { fileId: powers, category: 'entity_representation_powers' },
    ],
    declaration: true,
  };
}

/** Days before today on which it was registered; pending ones are recent. */
const ages: Record<DemoCompany['state'], number> = { approved: 520, corrected: 100, rejected: 9, pending: 2 };

/** An edit of the address, its approval, and changed people, so that the history is longer than its first page. */
async function moved(world: DemoWorld, id: string, payload: LegalEntityPayload, owner: string): Promise<void> {
  await editEntity(await as(world, owner, daysAgo(210, 10, 20)), id, {
    ...payload,
    houseNumber: '26',
  });
  await approve(await asAdmin(world, daysAgo(208, 9, 45)), legalEntityKind, id, {
    comment: 'Nova morada confirmada na certidão.',
  });
  const attorney = (await listEmployees(world.db, id)).find(({ isOwner }) => !isOwner);
  if (!attorney) throw new Error('The company has no attorney');
  const more = { role: attorney.role, authorizationLevel: 'manager' } as const;
  await editEmployee(await asAdmin(world, daysAgo(90, 16, 5)), id, attorney.id, more);
}

async function register(world: DemoWorld, company: DemoCompany, index: number): Promise<void> {
  const age = ages[company.state] - (company.state === 'approved' ? index % 12 : 0);
  const owner = idOf(world.users, ownerAddress(company));
  const context = await as(world, owner, daysAgo(age, 11, index));
  const payload = await payloadOf(context, company);
  const { id } = await createEntity(context, payload);
  world.companies.set(company.key, id);
  if (company.state === 'pending') return;
  const decide = (days: number) => asAdmin(world, daysAgo(days, 15, index));
  if (company.state === 'approved') {
    const comment = index % 4 === 0 ? { comment: 'Documentos conferidos.' } : {};
    await approve(await decide(age - 2), legalEntityKind, id, comment);
    if (company.key === 'planicie') await moved(world, id, payload, owner);
    return;
  }
  const comment = 'A certidão permanente está fora do prazo de validade. Junte uma atual.';
  await reject(await decide(age - 2), legalEntityKind, id, { comment });
  if (company.state === 'rejected') return;
  await editEntity(await as(world, owner, daysAgo(age - 4, 10)), id, {
    ...payload,
    streetAddress: `${payload.streetAddress}, 2.º`,
  });
  await approve(await decide(age - 5), legalEntityKind, id, { comment: 'Certidão atual conferida.' });
}

export async function addCompanies(world: DemoWorld): Promise<void> {
  for (const [index, company] of demoCompanies.entries()) await register(world, company, index);
}
