// The calls about simulations.
import { z } from 'zod';
import { apiCall } from '../api/api-call.ts';
import { recordParams } from '../fields/texts.ts';
import { technologies } from '../terms/enumerations.ts';
import { newSimulation, savedSimulation, savedSimulationRow } from './saved-simulation.ts';
import { simulationInput } from './simulation-input.ts';

const band = z.object({ p10: z.number(), p50: z.number(), p90: z.number() });

const yearFigures = z.object({
  year: z.int(),
  hours: z.int(),
  price: z.number(),
  generated: z.number(),
  volume: z.number(),
  shortfall: z.number(),
  excess: z.number(),
  /** What the buyer pays the seller; below zero the seller pays. */
  pay: z.number(),
  sellerCash: z.number(),
  /** What the buyer pays less than at spot prices. */
  buyerSaving: z.number(),
  basePrice: z.number(),
  capturePrice: z.number().nullable(),
  captureRate: z.number().nullable(),
  shapeCost: z.number().nullable(),
  negativeHours: z.int(),
  energyInNegativeHours: z.number(),
  sellerCashBand: band,
  buyerSavingBand: band,
});

const totals = z.object({
  generated: z.number(),
  pay: z.number(),
  npvSeller: z.number(),
  npvBuyerSaving: z.number(),
  /** Of a financial contract the mean difference paid for a MWh. */
  levelisedPrice: z.number().nullable(),
  /** The first year's price at which contract and market are worth the same; null for a variable price. */
  breakEvenPrice: z.number().nullable(),
  npvSellerBand: band,
  npvBuyerSavingBand: band,
  sellerAtRisk: z.number(),
  chanceThatBuyerSaves: z.number(),
});

const simulationResult = z
  .object({
    /** The profile or the prices, or both, are made by a formula, for demonstration. */
    isInvented: z.boolean(),
    invented: z.array(z.enum(['profile', 'prices'])),
    /** Technologies without a profile, which were not counted. */
    leftOut: z.array(z.enum(technologies)),
    /** How many were run: at most 200 where deviations are settled at contract prices. */
    scenarios: z.int(),
    volumeMw: z.number(),
    years: z.array(yearFigures),
    totals,
  })
  .meta({ id: 'SimulationResult' });

export const simulationApi = {
  run: apiCall({
    method: 'POST',
    path: '/api/simulations/run',
    access: 'market',
    status: 200,
    summary:
      'Settles a contract hour by hour over its term, with scenarios of prices and yield: EUR, MWh, EUR/MWh and percent. A model, no forecast and no advice; profiles and prices are invented for demonstration where no series is given; a series gives its last twelve months, repeated each year. 429 while two simulations run already',
    body: simulationInput,
    answer: simulationResult,
    problems: [429],
  }),
  list: apiCall({
    method: 'GET',
    path: '/api/simulations',
    access: 'market',
    status: 200,
    summary: "The saved simulations of the caller's companies, or of one of them, newest first",
    query: z.object({ legalEntityId: z.string().optional() }),
    answer: z.array(savedSimulationRow),
  }),
  save: apiCall({
    method: 'POST',
    path: '/api/simulations',
    access: 'market',
    status: 201,
    summary:
      'Keeps a simulation with up to three structures under a name, for a company in which the caller holds REGISTRY; everybody in the company reads it',
    body: newSimulation,
    answer: savedSimulation,
    problems: [409, 429],
    idempotent: true,
  }),
  get: apiCall({
    method: 'GET',
    path: '/api/simulations/:id',
    access: 'market',
    status: 200,
    summary: 'A saved simulation with its inputs',
    params: recordParams,
    answer: savedSimulation,
  }),
  remove: apiCall({
    method: 'DELETE',
    path: '/api/simulations/:id',
    access: 'market',
    status: 204,
    summary: 'Deletes a saved simulation',
    params: recordParams,
  }),
};
