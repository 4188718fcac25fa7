// The calls about fees.
import { z } from 'zod';
import { apiCall } from '../api/api-call.ts';
import { feeConfiguration, feeRequest } from './fee.ts';
import { feeFields } from './fee-changes.ts';
import { feeTypes, periodicities } from './fee-types.ts';

const configured = z
  .object({
    iban: z.string().nullable(),
    fees: z.array(
      z.object({
        feeType: z.enum(feeTypes),
        amount: z.number().nullable(),
        paymentDeadlineDays: z.int().nullable(),
        taxRate: z.number().nullable(),
        periodicity: z.enum(periodicities).nullable(),
      }),
    ),
    version: z.int(),
  })
  .meta({ id: 'FeeConfiguration' });
export type ConfiguredFees = z.infer<typeof configured>;

const value = z.union([z.string(), z.number()]).nullable();
const configurationChange = z.object({
  id: z.string(),
  at: z.string(),
  /** The administrator; null where the account is gone. */
  by: z.string().nullable(),
  changes: z.array(
    z.object({
      field: z.enum([...feeFields, 'iban']),
      feeType: z.enum(feeTypes).nullable(),
      from: value,
      to: value,
    }),
  ),
});
export type FeeConfigurationChange = z.infer<typeof configurationChange>;

export const feeApi = {
  calculate: apiCall({
    method: 'POST',
    path: '/api/fee-calculation/calculate',
    access: 'user',
    forKeys: true,
    status: 200,
    summary: 'What a registration will cost, with tax, and when it is due',
    body: feeRequest,
    answer: z.object({
      feeType: z.enum(feeTypes),
      parameters: z.object({ periodicity: z.enum(periodicities) }),
      dueDate: z.string(),
      price: z.number(),
      netPrice: z.number(),
      taxRate: z.number(),
      taxAmount: z.number(),
      reverseCharge: z.boolean(),
    }),
    problems: [409],
  }),
};

export const adminFeeApi = {
  get: apiCall({
    method: 'GET',
    path: '/api/admin/fee-configuration',
    access: 'admin',
    status: 200,
    summary: 'The fees and the IBAN; null figures before the first configuration',
    answer: configured,
  }),
  history: apiCall({
    method: 'GET',
    path: '/api/admin/fee-configuration/history',
    access: 'admin',
    status: 200,
    summary: 'The changes of fees and IBAN, newest first, at most a hundred',
    answer: z.array(configurationChange),
  }),
  set: apiCall({
    method: 'PUT',
    path: '/api/admin/fee-configuration',
    access: 'admin',
    status: 200,
    summary: 'Sets the five fees and the IBAN',
    body: feeConfiguration,
    answer: configured,
    versioned: true,
    freshProof: true,
  }),
};
