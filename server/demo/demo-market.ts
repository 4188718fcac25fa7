// Publishes the demo's projects and offers and has them reviewed; some are edited, rejected or withdrawn.
import type { ProjectPayload } from '@wattpact/domain/projects/project';
import { projectPayload } from '@wattpact/domain/samples/sample-payloads';
import { offerKind } from '../src/features/offers/offer-kind.ts';
import { createOffer } from '../src/features/offers/offer-service.ts';
import { projectKind } from '../src/features/projects/project-kind.ts';
import { createProject, editProject } from '../src/features/projects/project-service.ts';
import { setPublication } from '../src/features/publication/publication-service.ts';
import { approve, reject } from '../src/features/review/review-service.ts';
import type { Context } from '../src/platform/http/context.ts';
import { demoCompanies } from './demo-companies.ts';
import { comparedOffers, comparedProjects } from './demo-compared.ts';
import { type DemoOffer, demoOffers } from './demo-offers.ts';
import { ownerAddress } from './demo-people.ts';
import { type DemoProject, demoProjects, yearlyVolume } from './demo-projects.ts';
import { as, asAdmin, type DemoWorld, dateIn, daysAgo, endOfTerm, idOf, upload } from './demo-world.ts';

/** The user who owns the company of that key. */
export function ownerOf(world: DemoWorld, companyKey: string): string {
  const company = demoCompanies.find(({ key }) => key === companyKey);
  if (!company) throw new Error(`The demo has no company ${companyKey}`);
  return idOf(world.users, ownerAddress(company));
}

/** Days from today until delivery begins. */
const startIn: Record<DemoProject['phase'], number> = {
  UNDER_EXPLORATION: 42,
  UNDER_CONSTRUCTION: 223,
  UNDER_LICENSING: 560,
};

async function payloadOf(world: DemoWorld, context: Context, project: DemoProject): Promise<ProjectPayload> {
  const { owner, designation, location, technologies, phase, structure, pricing, capacity, fractional } = project;
  const document = await upload(context, {
    name: location.country === 'spain' ? 'Autorización de explotación.pdf' : 'Licença de produção.pdf',
    title: location.country === 'spain' ? 'Autorización' : 'Licença de produção',
  });
  const startDate = `${dateIn(startIn[phase]).slice(0, 7)}-01`;
  const sample = projectPayload(idOf(world.companies, owner), document);
  const { price: _, ...conditions } = sample.financialConditions;
  return {
    ...sample,
    designation,
    location,
    technologies,
    currentProjectStatus: phase,
    financialConditions: {
      ...conditions,
      contractStructure: [structure],
      ...pricing,
      totalPurchasedCapacity: capacity,
      maximumAmountEnergyAllowed: Math.max(1, Math.round(capacity * 0.8)),
      provisionOfGuarantees: project.guarantees,
      allowFractionalCapacitySales: fractional,
      hasWarranties: project.guarantees === 'YES',
    },
    startDate,
    endDate: endOfTerm(startDate, project.term),
    annualVolume: yearlyVolume(project, capacity),
    deliveryType: 'PHYSICAL',
    guaranteesOfOrigin: project.guarantees === 'YES' ? 'INCLUDED' : 'SEPARATE_PRICE',
    deviationPayer: capacity > 40 ? 'BUYER' : 'SELLER',
    ...(project.information !== undefined && { additionalInformation: project.information }),
    documentations: [{ phase, fileIds: [document] }],
  };
}

/** Rejected, corrected, approved, as the mock-ups show. */
async function correctedPrice(world: DemoWorld, id: string, payload: ProjectPayload, owner: string, age: number) {
  const comment = 'Falta a licença de produção.';
  await reject(await asAdmin(world, daysAgo(age - 6, 9, 18)), projectKind, id, { comment });
  const document = await upload(await as(world, owner, daysAgo(age - 12, 16)), {
    name: 'Parecer de ligação à rede.pdf',
    title: 'Parecer de ligação à rede',
  });
  const [group] = payload.documentations;
  const edited: ProjectPayload = {
    ...payload,
    documentations: group ? [{ ...group, fileIds: [...group.fileIds, document] }] : [],
  };
  await editProject(await as(world, owner, daysAgo(age - 12, 17, 5)), id, edited);
  await approve(await asAdmin(world, daysAgo(age - 14, 11, 40)), projectKind, id, {
    comment: 'Licença de produção confirmada.',
  });
}

async function addProject(world: DemoWorld, project: DemoProject): Promise<void> {
  const { key, state, age } = project;
  const owner = ownerOf(world, project.owner);
  const context = await as(world, owner, daysAgo(age, 15, 32));
  const final = await payloadOf(world, context, project);
  const first = state === 'edited' ? withPrice(final, 46) : final;
  const { id } = await createProject(context, first);
  world.items.set(key, id);
  if (state === 'pending') return;
  if (state === 'edited') return correctedPrice(world, id, final, owner, age);
  const decision = await asAdmin(world, daysAgo(Math.max(age - 3, 0), 14, 10));
  if (state === 'rejected')
    return reject(decision, projectKind, id, {
      comment: 'Falta o título de reserva de capacidade. Junte-o à documentação.',
    });
  await approve(decision, projectKind, id, {});
  if (state === 'unpublished') await setPublication(await as(world, owner, daysAgo(age - 8)), projectKind, id, false);
}

const withPrice = (payload: ProjectPayload, price: number): ProjectPayload => ({
  ...payload,
  financialConditions: { ...payload.financialConditions, price },
});

async function addOffer(world: DemoWorld, { owner, state, age, terms }: DemoOffer): Promise<void> {
  const context = await as(world, ownerOf(world, owner), daysAgo(age, 12, 5));
  const { id } = await createOffer(context, { ...terms, buyerLegalEntityId: idOf(world.companies, owner) });
  world.items.set(terms.name, id);
  if (state === 'pending') return;
  const decision = await asAdmin(world, daysAgo(age - 1, 10, 20));
  if (state === 'approved') return approve(decision, offerKind, id, {});
  await reject(decision, offerKind, id, { comment: 'Indique o perfil horário pretendido nas informações adicionais.' });
}

export async function addMarket(world: DemoWorld): Promise<void> {
  for (const project of [...demoProjects, ...comparedProjects]) await addProject(world, project);
  for (const offer of [...demoOffers, ...comparedOffers]) await addOffer(world, offer);
}
