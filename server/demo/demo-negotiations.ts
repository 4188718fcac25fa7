// Plays the demo's negotiations: messages, versions of terms, a cancellation, and some old ones with a contract.
import type { TemplatePayload } from '@wattpact/domain/negotiations/negotiation';
import { saveVersion } from '../src/features/contract-templates/contract-template-service.ts';
import { readThread, sendMessage } from '../src/features/negotiations/message-service.ts';
import { cancelNegotiation, openNegotiation } from '../src/features/negotiations/negotiation-service.ts';
import { demoCompanies } from './demo-companies.ts';
import { type DemoDraft, type DemoMessage, type DemoNegotiation, demoNegotiations } from './demo-deals.ts';
import { ownerOf } from './demo-market.ts';
import { attorneyAddress } from './demo-people.ts';
import { demoProjects, yearlyVolume } from './demo-projects.ts';
import { as, type DemoWorld, dateIn, daysAgo, endOfTerm, idOf } from './demo-world.ts';

function userOf(
  world: DemoWorld,
  { owner, guest }: Pick<DemoNegotiation, 'owner' | 'guest'>,
  by: DemoMessage['by'],
): string {
  const key = by.startsWith('owner') ? owner : guest;
  if (!by.endsWith('Attorney')) return ownerOf(world, key);
  const company = demoCompanies.find((one) => one.key === key);
  if (!company) throw new Error(`The demo has no company ${key}`);
  return idOf(world.users, attorneyAddress(company));
}

/** Opens a negotiation at that time. @returns its id */
export async function open(
  world: DemoWorld,
  of: Pick<DemoNegotiation, 'item' | 'kind' | 'guest'>,
  at: Date,
): Promise<string> {
  const context = await as(world, ownerOf(world, of.guest), at);
  const itemId = idOf(world.items, of.item);
  const { negotiation } = await openNegotiation(context, {
    entityType: of.kind,
    ...(of.kind === 'PROJECT' ? { projectId: itemId } : { offerId: itemId }),
    legalEntityId: idOf(world.companies, of.guest),
  });
  return negotiation.id;
}

const firstOfMonth = (days: number) => `${dateIn(days).slice(0, 7)}-01`;

/** The terms of a version over an item, with the item's place and technologies. */
export function termsOf(item: string, draft: Pick<DemoDraft, 'price' | 'capacity' | 'hasWarranties'>): TemplatePayload {
  const project = demoProjects.find(({ key }) => key === item);
  const technologies = project?.technologies ?? [{ type: 'ONSHORE_WIND' as const }];
  const start = firstOfMonth(223);
  return {
    name: `PPA ${project?.designation ?? item}`.slice(0, 100),
    location: project?.location ?? { parish: 'Salto', municipality: 'Montalegre', country: 'portugal' },
    technologies: technologies.map(({ type }) => ({ type })),
    currentProjectStatus: project?.phase ?? 'UNDER_EXPLORATION',
    financialConditions: {
      contractStructure: 'BASELOAD_MONTHLY',
      pricingType: 'FIXED_PRICING',
      price: draft.price,
      totalPurchasedCapacity: draft.capacity,
      maximumAmountEnergyAllowed: draft.capacity,
      hasWarranties: draft.hasWarranties,
    },
    contractSignatureDate: dateIn(10),
    expectedStartDate: start,
    expectedEndDate: endOfTerm(start, project?.term ?? 10),
    annualVolume: yearlyVolume({ technologies }, draft.capacity),
    responsibleForEnergyProgramming: 'SELLER',
  };
}

type Step = { at: Date; run: (at: Date) => Promise<unknown> };

async function play(world: DemoWorld, deal: DemoNegotiation): Promise<void> {
  const [first] = deal.messages;
  if (!first) return;
  const opened = daysAgo(first.daysAgo, first.hour);
  const id = await open(world, deal, new Date(opened.getTime() - 60_000));
  const steps: Step[] = [
    ...deal.messages.map((message, index) => ({
      at: new Date(daysAgo(message.daysAgo, message.hour).getTime() + index * 1000),
      run: async (at: Date) =>
        sendMessage(await as(world, userOf(world, deal, message.by), at), id, { text: message.text }),
    })),
    ...deal.drafts.map((draft) => ({
      at: new Date(daysAgo(draft.daysAgo, draft.hour).getTime() + 120_000),
      run: async (at: Date) =>
        saveVersion(await as(world, userOf(world, deal, draft.by), at), id, termsOf(deal.item, draft)),
    })),
  ];
  // Both sides have read everything except the last day's messages.
  steps.push({
    at: daysAgo(0, 6),
    run: async (at: Date) => {
      for (const by of ['guest', 'guestAttorney'] as const)
        await readThread(await as(world, userOf(world, deal, by), at), id);
      if (first.daysAgo > 5) await readThread(await as(world, ownerOf(world, deal.owner), at), id);
    },
  });
  for (const { at, run } of steps.sort((a, b) => a.at.getTime() - b.at.getTime())) await run(at);
  if (deal.cancelledDaysAgo !== undefined)
    await cancelNegotiation(await as(world, ownerOf(world, deal.guest), daysAgo(deal.cancelledDaysAgo)), id);
}

export async function playNegotiations(world: DemoWorld): Promise<void> {
  for (const deal of demoNegotiations) await play(world, deal);
}
