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
export async function pay(
  world: DemoWorld,
  contract: Pick<DemoContract, 'name' | 'first'>,
  contractId: string,
  days: number,
  confirmed: boolean,
): Promise<void> {
  const context = await as(world, ownerOf(world, contract.first), daysAgo(days, 12));
  const { items } = await listInvoiceRows(context, { ...firstPage, energyContractId: contractId });
  const [invoice] = items;
  if (!invoice) throw new Error(`The demo's contract ${contract.name} has no invoice`);
  const file = await upload(context, {
    name: 'Comprovativo de transferência.pdf',
    title: 'Comprovativo de transferência',
  });
  await uploadConfirmation(context, invoice.id, file);
  if (confirmed) await verifyPayment(await asAdmin(world, daysAgo(days - 1, 10)), invoice.id, { status: 'confirmed' });
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

async function register(world: DemoWorld, contract: DemoContract): Promise<void> {
  const { state, signed, first } = contract;
  const owner = ownerOf(world, first);
  const payload = payloadOf(world, contract);
  const registered = signed - 1;
  const context = await as(world, owner, daysAgo(registered, 11));
  const document = await upload(context, {
    name: `${contract.name}.pdf`,
    title: 'Contrato assinado',
  });
  const { id } = await registerContract(context, {
    ...payload,
    documents: [{ fileId: document, category: 'signed_contract' }],
  });
  if (state === 'waiting') return;
  const decision = await asAdmin(world, daysAgo(registered - 1, 15));
  if (state === 'rejected') {
    const comment =
      'A percentagem de indexação não confere com a cláusula 4 do contrato assinado. Corrija e volte a submeter.';
    return reject(decision, energyContractKind, id, { comment });
  }
  await approve(decision, energyContractKind, id, { comment: 'Contrato conferido.' });
  if (state === 'confirmationUploaded') return pay(world, contract, id, 2, false);
  if (state === 'amended') return amend(await as(world, owner, daysAgo(7, 10)), id, payload, document);
  await pay(world, contract, id, registered - 4, true);
  if (state === 'terminated')
    await terminateContract(await as(world, owner, daysAgo(48, 16)), id, {
      terminationType: 'TERMINATION_BY_MUTUAL_AGREEMENT',
      details: 'As partes acordaram terminar o contrato antes do início da entrega.',
    });
}

export async function addContracts(world: DemoWorld): Promise<void> {
  for (const contract of demoContracts) await register(world, contract);
}
