// The amount, tax and due date of a fee: the same for the wizard and for the invoice.

import { addDays, lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import { type FeeAmount, type FeeConfiguration, feeAmount } from '@wattpact/domain/fees/fee';
import type { ConfiguredFees, FeeConfigurationChange } from '@wattpact/domain/fees/fee-api';
import { feeChangesOf } from '@wattpact/domain/fees/fee-changes';
import { type FeeType, feeTypes, type periodicities } from '@wattpact/domain/fees/fee-types';
import { recordEvent } from '../../platform/events/record-event.ts';
import type { Context, SignedIn } from '../../platform/http/context.ts';
import { checkVersion } from '../../platform/http/preconditions.ts';
import { conflict } from '../../platform/http/problem-error.ts';
import { tellAdministrators } from '../users/mails/administrator-mail-service.ts';
import { findFees, listFeeChanges, type StoredFees, writeFees } from './fee-queries.ts';

/** The one row's id in the event log. */
const configurationId = '00000000-0000-0000-0000-000000000001';

export interface PricedFee extends FeeAmount {
  feeType: FeeType;
  periodicity: (typeof periodicities)[number];
  iban: string;
  /** Calendar dates in Portugal. */
  issuedDate: string;
  dueDate: string;
}

/** As answers show it. */
export const inEuros = ({ netCents, taxCents, totalCents }: FeeAmount) => ({
  netPrice: netCents / 100,
  taxAmount: taxCents / 100,
  price: totalCents / 100,
});

type Pricing = Pick<Context<SignedIn | null>, 'db' | 'platform' | 'now'>;

/** Undefined while nothing is configured. */
export async function findPrice(
  { db, platform, now }: Pricing,
  feeType: FeeType,
  customerCountry: string,
): Promise<PricedFee | undefined> {
  const configuration = await findFees(db);
  const fee = configuration?.fees.find((one) => one.feeType === feeType);
  if (!configuration || !fee) return undefined;
  const issuedDate = lisbonDate(now);
  return {
    ...feeAmount(fee, { issuer: platform.config.issuerCountry, customer: customerCountry }),
    feeType,
    periodicity: fee.periodicity,
    iban: configuration.iban,
    issuedDate,
    dueDate: addDays(issuedDate, fee.paymentDeadlineDays),
  };
}

/** @throws 409 while nothing is configured */
export async function getPrice(pricing: Pricing, feeType: FeeType, customerCountry: string): Promise<PricedFee> {
  const price = await findPrice(pricing, feeType, customerCountry);
  if (!price) throw conflict('error_fee_not_configured');
  return price;
}

const unset = { amount: null, paymentDeadlineDays: null, taxRate: null, periodicity: null };

/** The fee types in their order; before the first configuration the figures are null and the version is 0. */
const answerOf = (stored: StoredFees | undefined): ConfiguredFees => ({
  iban: stored?.iban ?? null,
  fees: feeTypes.map((feeType) => stored?.fees.find((fee) => fee.feeType === feeType) ?? { feeType, ...unset }),
  version: stored?.version ?? 0,
});

export const getConfiguration = async ({ db }: Context): Promise<ConfiguredFees> => answerOf(await findFees(db));

/** A save that changed nothing is not told. */
export async function listChanges({ db }: Context): Promise<FeeConfigurationChange[]> {
  const saves = await listFeeChanges(db, configurationId);
  return saves
    .map(({ changes, ...save }) => ({ ...save, changes: feeChangesOf(changes) }))
    .filter(({ changes }) => changes.length > 0);
}

/** @throws 412 */
export async function setConfiguration(context: Context, configuration: FeeConfiguration): Promise<ConfiguredFees> {
  const { db, now } = context;
  const before = answerOf(await findFees(db, { lock: true }));
  checkVersion(context, before.version);
  await writeFees(db, configuration, now);
  const after = answerOf(await findFees(db));
  await recordEvent(context, {
    recordKind: 'fee_configuration',
    recordId: configurationId,
    action: 'edited',
    status: 'edited',
    changes: (['iban', 'fees'] as const).flatMap((fieldName) =>
      JSON.stringify(before[fieldName]) === JSON.stringify(after[fieldName])
        ? []
        : [{ fieldName, oldValue: before[fieldName], newValue: after[fieldName] }],
    ),
  });
  if (after.iban !== before.iban)
    await tellAdministrators(context, { kind: 'iban_changed', before: before.iban, after: after.iban });
  return after;
}
