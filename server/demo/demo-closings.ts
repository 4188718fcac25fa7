// The demo's negotiations that led to a contract, for the contract database and the dashboard's months.

import { saveVersion } from '../src/features/contract-templates/contract-template-service.ts';
import { energyContractKind } from '../src/features/energy-contracts/energy-contract-kind.ts';
import { registerContract } from '../src/features/energy-contracts/energy-contract-service.ts';
import { sendMessage } from '../src/features/negotiations/message-service.ts';
import { approve } from '../src/features/review/review-service.ts';
import { type Step, step } from './demo-agenda.ts';
import { demoCompanies } from './demo-companies.ts';
import { paying } from './demo-contracts.ts';
import { type DemoClosing, demoClosings } from './demo-deals.ts';
import { ownerOf } from './demo-market.ts';
import { open, termsOf } from './demo-negotiations.ts';
import { as, asAdmin, type DemoWorld, dateIn, daysAgo, idOf } from './demo-world.ts';

async function talk(world: DemoWorld, deal: DemoClosing): Promise<string> {
  const { owner, guest, closed, took, price } = deal;
  const began = closed + took;
  const id = await open(world, deal, daysAgo(began, 9));
  const written = String(price).replace('.', ',');
  await sendMessage(await as(world, ownerOf(world, guest), daysAgo(began, 10)), id, {
    text: 'Bom dia. Temos interesse nesta operação. Podemos falar do perfil e do prazo?',
  });
  await sendMessage(await as(world, ownerOf(world, owner), daysAgo(began - 1, 10)), id, {
    text: `Bom dia. Sim. Partimos de ${written}0 €/MWh e fechamos o resto na minuta.`,
  });
  return id;
}

async function register(world: DemoWorld, deal: DemoClosing, at: Date): Promise<string> {
  const { item, kind, seller, owner, guest, closed, capacity, price, name } = deal;
  const id = await talk(world, deal);
  const owners = { seller: ownerOf(world, seller), buyer: seller === owner ? guest : owner };
  const terms = termsOf(item, { price, capacity, hasWarranties: false });
  await saveVersion(await as(world, owners.seller, daysAgo(closed + 6, 10)), id, terms);
  const second = demoCompanies.find(({ key }) => key === owners.buyer);
  if (!second) throw new Error(`The demo has no company ${owners.buyer}`);
  const { country, fiscalNumber, name: buyer, streetAddress, houseNumber, city, postalCode } = second;
  const contract = await registerContract(await as(world, owners.seller, at), {
    ...terms,
    name,
    firstPartyLegalEntityId: idOf(world.companies, seller),
    roleInEnergyContract: 'SELLER',
    secondPartyFiscalInfo: { country, fiscalNumber, name: buyer, streetAddress, houseNumber, city, postalCode },
    contractSignatureDate: dateIn(-closed - 1),
    negotiationId: id,
    ...(kind === 'PROJECT' && { projectId: idOf(world.items, item) }),
  });
  return contract.id;
}

/** The contract's approval creates a fraction with the remaining capacity of its project. */
function stepsOf(world: DemoWorld, deal: DemoClosing): Step[] {
  const { seller, closed, name } = deal;
  let id = '';
  const registering = step(daysAgo(closed, 10), async (at) => {
    id = await register(world, deal, at);
  });
  const approving = step(daysAgo(closed - 1, 15), async (at) =>
    approve(await asAdmin(world, at), energyContractKind, id, {}),
  );
  const { upload, confirm } = paying(world, { name, first: seller }, () => id, closed - 8);
  return [registering, approving, ...(closed > 30 ? [upload, confirm] : [])];
}

export const closingSteps = (world: DemoWorld): Step[] => demoClosings.flatMap((deal) => stepsOf(world, deal));
