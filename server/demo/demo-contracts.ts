// Registers the demo's contracts and brings each to its status: fees, payments, termination, rejection.
import type { EnergyContractPayload } from '@wattpact/domain/energy-contracts/energy-contract';
import { feeTypes } from '@wattpact/domain/fees/fee-types';
import { firstPage } from '@wattpact/domain/filters/filters';
import { terminateContract } from '../src/features/energy-contracts/contract-end-service.ts';
import { energyContractKind } from '../src/features/energy-contracts/energy-contract-kind.ts';
import { editContract, registerContract } from '../src/features/energy-contracts/energy-contract-service.ts';
import { setConfiguration } from '../src/features/fees/fee-service.ts';
import { listInvoiceRows } from '../src/features/invoices/invoice-service.ts';
import { uploadConfirmation, verifyPayment } from '../src/features/invoices/payment-service.ts';
import { approve, reject } from '../src/features/review/review-service.ts';
import type { Context } from '../src/platform/http/context.ts';
import { type Step, step } from './demo-agenda.ts';
import { demoCompanies } from './demo-companies.ts';
import { type DemoContract, demoContracts } from './demo-deals.ts';
import { ownerOf } from './demo-market.ts';
import { demoProjects, yearlyVolume } from './demo-projects.ts';
import { as, asAdmin, type DemoWorld, dateIn, daysAgo, endOfTerm, idOf, upload } from './demo-world.ts';

const amounts = { REGISTRATION: 1000, MODIFICATION: 250, CELEBRATION: 2500, LATE_PAYMENT: 150, EARLY_TERMINATION: 750 };

/** Invented figures, 23 % VAT, thirty days, an IBAN of an invented bank. */
export async function configureFees(world: DemoWorld): Promise<void> {
  await setConfiguration(await asAdmin(world, daysAgo(538)), {
    iban: 'PT50999900010000001234589',
    fees: feeTypes.map((feeType) => ({
      feeType,
      amount: amounts[feeType],
      paymentDeadlineDays: 30,
      taxRate: 23,
      periodicity: 'ONE_TIME_PAYMENT',
    })),
  });
}

function payloadOf(world: DemoWorld, contract: DemoContract): EnergyContractPayload {
  const second = demoCompanies.find(({ key }) => key === contract.second);
  const project = demoProjects.find(({ key }) => key === contract.project);
  if (!second || !project) throw new Error(`The demo's contract ${contract.name} has no party or project`);
  const start = `${dateIn(35).slice(0, 7)}-01`;
  return {
    firstPartyLegalEntityId: idOf(world.companies, contract.first),
    name: contract.name,
    roleInEnergyContract: 'SELLER',
    secondPartyFiscalInfo: {
      country: second.country,
      fiscalNumber: second.fiscalNumber,
      name: second.name,
      streetAddress: second.streetAddress,
      houseNumber: second.houseNumber,
      city: second.city,
      postalCode: second.postalCode,
      ...(second.acerCode !== undefined && { acerCode: second.acerCode }),
    },
    location: project.location,
    technologies: project.technologies.map(({ type }) => ({ type })),
    currentProjectStatus: project.phase,
    financialConditions: {
      contractStructure: contract.structure,
      ...contract.pricing,
      totalPurchasedCapacity: contract.capacity,
      maximumAmountEnergyAllowed: contract.capacity,
      hasWarranties: true,
    },
    contractSignatureDate: dateIn(-contract.signed),
    expectedStartDate: start,
    expectedEndDate: endOfTerm(start, contract.term),
    annualVolume: yearlyVolume(project, contract.capacity),
    automaticRenewal: false,
    deliveryType: 'PHYSICAL',
    guaranteesOfOrigin: 'INCLUDED',
    responsibleForEnergyProgramming: 'SELLER',
    programmingUnit: `UP${contract.key.toUpperCase()}1`,
  };
}

/** The first party pays the fee; the administrator confirms it the day after. */
export function paying(
  world: DemoWorld,
  contract: Pick<DemoContract, 'name' | 'first'>,
  contractId: () => string,
  days: number,
): Record<'upload' | 'confirm', Step> {
  let invoiceId = '';
  const send = async (at: Date) => {
    const context = await as(world, ownerOf(world, contract.first), at);
    const { items } = await listInvoiceRows(context, { ...firstPage, energyContractId: contractId() });
    const [invoice] = items;
    if (!invoice) throw new Error(`The demo's contract ${contract.name} has no invoice`);
    invoiceId = invoice.id;
    const file = await upload(context, {
      name: 'Comprovativo de transferência.pdf',
      title: 'Comprovativo de transferência',
    });
    await uploadConfirmation(context, invoiceId, file);
  };
  const confirm = async (at: Date) => {
    await verifyPayment(await asAdmin(world, at), invoiceId, { status: 'confirmed' });
  };
  return { upload: step(daysAgo(days, 12), send), confirm: step(daysAgo(days - 1, 10), confirm) };
}

/** The parties raise the price from the first delivery on; the amendment waits. */
async function amend(context: Context, id: string, payload: EnergyContractPayload, document: string): Promise<void> {
  const fileId = await upload(context, { name: 'Aditamento n.º 1.pdf', title: 'Aditamento ao contrato' });
  await editContract(context, id, {
    ...payload,
    documents: [{ fileId: document }],
    financialConditions: { ...payload.financialConditions, price: 54.6 },
    amendment: {
      reason: 'PRICE',
      details: 'As partes acordaram a atualização do preço.',
      effectiveDate: payload.expectedStartDate,
      fileId,
    },
  });
}

/** Registers it, and what became of it until today. */
function stepsOf(world: DemoWorld, contract: DemoContract): Step[] {
  const { state, signed, first, name } = contract;
  const owner = ownerOf(world, first);
  const payload = payloadOf(world, contract);
  const registered = signed - 1;
  let [id, document] = ['', ''];
  const registering = step(daysAgo(registered, 11), async (at) => {
    const context = await as(world, owner, at);
    document = await upload(context, { name: `${name}.pdf`, title: 'Contrato assinado' });
    const documents = [{ fileId: document, category: 'signed_contract' as const }];
    id = (await registerContract(context, { ...payload, documents })).id;
  });
  const rejecting = step(daysAgo(registered - 1, 15), async (at) => {
    const comment =
      'A percentagem de indexação não confere com a cláusula 4 do contrato assinado. Corrija e volte a submeter.';
    await reject(await asAdmin(world, at), energyContractKind, id, { comment });
  });
  const approving = step(daysAgo(registered - 1, 15), async (at) =>
    approve(await asAdmin(world, at), energyContractKind, id, { comment: 'Contrato conferido.' }),
  );
  const amending = step(daysAgo(7, 10), async (at) => amend(await as(world, owner, at), id, payload, document));
  const terminating = step(daysAgo(48, 16), async (at) =>
    terminateContract(await as(world, owner, at), id, {
      terminationType: 'TERMINATION_BY_MUTUAL_AGREEMENT',
      details: 'As partes acordaram terminar o contrato antes do início da entrega.',
    }),
  );
  const late = paying(world, contract, () => id, 2);
  const soon = paying(world, contract, () => id, registered - 4);
  const paid = [approving, soon.upload, soon.confirm];
  const after: Record<DemoContract['state'], Step[]> = {
    waiting: [],
    rejected: [rejecting],
    confirmationUploaded: [approving, late.upload],
    amended: [approving, amending],
    active: paid,
    terminated: [...paid, terminating],
  };
  return [registering, ...after[state]];
}

export const contractSteps = (world: DemoWorld): Step[] =>
  demoContracts.flatMap((contract) => stepsOf(world, contract));
