// Pairs of an offer and a project, each a change of the first one, with the score that they must get.
import type {
  MatchBand,
  MatchedOffer,
  MatchedProject,
  MatchGate,
  MatchPartName,
  MatchReason,
} from '../matching/match-score.ts';

export const exampleToday = '2026-11-20';

export const exampleOffer: MatchedOffer = {
  ownerId: 'B1',
  country: 'portugal',
  technologies: ['SOLAR_POWER'],
  pricingType: 'FIXED_PRICING',
  price: 31.5,
  totalPurchasedCapacity: 20,
  allowMultipleEnergyContracts: false,
  contractStructure: 'PAY_AS_PRODUCED',
  contractDuration: 'BETWEEN_5_AND_10_YEARS',
  startDate: 'SIX_MONTHS',
  provisionOfGuarantees: 'YES',
};

export const exampleProject: MatchedProject = {
  ownerId: 'S1',
  location: { country: 'portugal' },
  technologies: [{ type: 'SOLAR_POWER' }],
  financialConditions: {
    pricingType: 'FIXED_PRICING',
    price: 33.9,
    totalPurchasedCapacity: 46,
    allowFractionalCapacitySales: false,
    contractStructure: ['PAY_AS_PRODUCED'],
    provisionOfGuarantees: 'YES',
  },
  startDate: '2027-05-01',
  endDate: '2037-04-30',
  currentProjectStatus: 'UNDER_EXPLORATION',
};

/** Without what is undefined, which is not said. */
export const said = <Type extends object>(fields: object): Type =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Type;

export const offerWith = (changes: object): MatchedOffer => said({ ...exampleOffer, ...changes });
export const projectWith = ({ conditions = {}, ...changes }: { conditions?: object } = {}): MatchedProject =>
  said({
    ...exampleProject,
    ...changes,
    financialConditions: said({ ...exampleProject.financialConditions, ...conditions }),
  });

/** What is undefined is not said. */
type Changed<Type> = { [Name in keyof Type]?: Type[Name] | undefined };

interface MatchExample {
  name: string;
  offer: Changed<MatchedOffer>;
  project: Changed<MatchedProject> & { conditions?: Changed<MatchedProject['financialConditions']> };
  gates?: MatchGate[];
  expected?: {
    score: number | null;
    band: MatchBand | null;
    known: number;
    parts: Partial<Record<MatchPartName, [share: number, reason: MatchReason, params: Record<string, number>]>>;
  };
}

export const matchExamples: readonly MatchExample[] = [
  {
    name: 'demo: Barro Novo and Esteva',
    offer: {},
    project: {},
    expected: {
      score: 75,
      band: 'good',
      known: 100,
      parts: {
        price: [0.619, 'price_above', { percent: 7.6 }],
        volume: [0.4348, 'volume_too_large', { percent: 230 }],
        structure: [1, 'structure_same', {}],
        term: [1, 'term_within', { years: 10, by: 0 }],
        start: [1, 'start_within', { months: 0 }],
        guarantees: [1, 'guarantees_fit', {}],
        stage: [1, 'stage_in_time', {}],
      },
    },
  },
  {
    name: 'the same, part of the capacity for sale',
    offer: {},
    project: { conditions: { allowFractionalCapacitySales: true } },
    expected: {
      score: 87,
      band: 'strong',
      known: 100,
      parts: {
        price: [0.619, 'price_above', { percent: 7.6 }],
        volume: [1, 'volume_part_of', { percent: 230 }],
        structure: [1, 'structure_same', {}],
        term: [1, 'term_within', { years: 10, by: 0 }],
        start: [1, 'start_within', { months: 0 }],
        guarantees: [1, 'guarantees_fit', {}],
        stage: [1, 'stage_in_time', {}],
      },
    },
  },
  {
    name: 'everything fits',
    offer: { price: 35, totalPurchasedCapacity: 46 },
    project: {},
    expected: {
      score: 100,
      band: 'strong',
      known: 100,
      parts: {
        price: [1, 'price_within', { percent: 3.1 }],
        volume: [1, 'volume_equal', { percent: 100 }],
        structure: [1, 'structure_same', {}],
        term: [1, 'term_within', { years: 10, by: 0 }],
        start: [1, 'start_within', { months: 0 }],
        guarantees: [1, 'guarantees_fit', {}],
        stage: [1, 'stage_in_time', {}],
      },
    },
  },
  {
    name: '20 % above: no point for the price',
    offer: { price: 28.25 },
    project: {},
    expected: {
      score: 54,
      band: 'partial',
      known: 100,
      parts: {
        price: [0, 'price_above', { percent: 20 }],
        volume: [0.4348, 'volume_too_large', { percent: 230 }],
        structure: [1, 'structure_same', {}],
        term: [1, 'term_within', { years: 10, by: 0 }],
        start: [1, 'start_within', { months: 0 }],
        guarantees: [1, 'guarantees_fit', {}],
        stage: [1, 'stage_in_time', {}],
      },
    },
  },
  {
    name: '10 % above: half',
    offer: { price: 30, totalPurchasedCapacity: 46 },
    project: { conditions: { price: 33 } },
    expected: {
      score: 83,
      band: 'strong',
      known: 100,
      parts: {
        price: [0.5, 'price_above', { percent: 10 }],
        volume: [1, 'volume_equal', { percent: 100 }],
        structure: [1, 'structure_same', {}],
        term: [1, 'term_within', { years: 10, by: 0 }],
        start: [1, 'start_within', { months: 0 }],
        guarantees: [1, 'guarantees_fit', {}],
        stage: [1, 'stage_in_time', {}],
      },
    },
  },
  {
    name: 'other structure, near',
    offer: { contractStructure: 'FIXED_HOURLY_PROFILE' },
    project: {},
    expected: {
      score: 66,
      band: 'good',
      known: 100,
      parts: {
        price: [0.619, 'price_above', { percent: 7.6 }],
        volume: [0.4348, 'volume_too_large', { percent: 230 }],
        structure: [0.4, 'structure_near', {}],
        term: [1, 'term_within', { years: 10, by: 0 }],
        start: [1, 'start_within', { months: 0 }],
        guarantees: [1, 'guarantees_fit', {}],
        stage: [1, 'stage_in_time', {}],
      },
    },
  },
  {
    name: 'other structure, far',
    offer: { contractStructure: 'BASELOAD_ANNUAL' },
    project: {},
    expected: {
      score: 60,
      band: 'good',
      known: 100,
      parts: {
        price: [0.619, 'price_above', { percent: 7.6 }],
        volume: [0.4348, 'volume_too_large', { percent: 230 }],
        structure: [0, 'structure_other', {}],
        term: [1, 'term_within', { years: 10, by: 0 }],
        start: [1, 'start_within', { months: 0 }],
        guarantees: [1, 'guarantees_fit', {}],
        stage: [1, 'stage_in_time', {}],
      },
    },
  },
  {
    name: 'hybrid against fixed',
    offer: { pricingType: 'HYBRID_PRICING', price: 36 },
    project: {},
    expected: {
      score: 71,
      band: 'good',
      known: 100,
      parts: {
        price: [0.5, 'price_other_type', { percent: 5.8 }],
        volume: [0.4348, 'volume_too_large', { percent: 230 }],
        structure: [1, 'structure_same', {}],
        term: [1, 'term_within', { years: 10, by: 0 }],
        start: [1, 'start_within', { months: 0 }],
        guarantees: [1, 'guarantees_fit', {}],
        stage: [1, 'stage_in_time', {}],
      },
    },
  },
  {
    name: 'variable project: price unknown',
    offer: {},
    project: { conditions: { pricingType: 'VARIABLE_PRICING', price: undefined } },
    expected: {
      score: 83,
      band: 'strong',
      known: 65,
      parts: {
        volume: [0.4348, 'volume_too_large', { percent: 230 }],
        structure: [1, 'structure_same', {}],
        term: [1, 'term_within', { years: 10, by: 0 }],
        start: [1, 'start_within', { months: 0 }],
        guarantees: [1, 'guarantees_fit', {}],
        stage: [1, 'stage_in_time', {}],
      },
    },
  },
  {
    name: 'the offer says only country and technology',
    offer: {
      pricingType: undefined,
      price: undefined,
      totalPurchasedCapacity: undefined,
      contractStructure: undefined,
      contractDuration: undefined,
      startDate: undefined,
      provisionOfGuarantees: undefined,
    },
    project: {},
    expected: { score: null, band: null, known: 0, parts: {} },
  },
  {
    name: 'licensing, wanted at once, too long, no guarantee',
    offer: { contractDuration: 'LESS_THAN_5_YEARS', startDate: 'IMMEDIATELY', provisionOfGuarantees: 'NO' },
    project: { startDate: '2029-01-01', endDate: '2043-12-31', currentProjectStatus: 'UNDER_LICENSING' },
    expected: {
      score: 45,
      band: 'partial',
      known: 100,
      parts: {
        price: [0.619, 'price_above', { percent: 7.6 }],
        volume: [0.4348, 'volume_too_large', { percent: 230 }],
        structure: [1, 'structure_same', {}],
        term: [0, 'term_longer', { years: 15, by: 10 }],
        start: [0, 'start_later', { months: 22 }],
        guarantees: [0, 'guarantees_missing', {}],
        stage: [0, 'stage_late', {}],
      },
    },
  },
  {
    name: 'smaller than wanted, several contracts allowed',
    offer: { totalPurchasedCapacity: 60, allowMultipleEnergyContracts: true },
    project: {},
    expected: {
      score: 84,
      band: 'strong',
      known: 100,
      parts: {
        price: [0.619, 'price_above', { percent: 7.6 }],
        volume: [0.8833, 'volume_one_of_several', { percent: 77 }],
        structure: [1, 'structure_same', {}],
        term: [1, 'term_within', { years: 10, by: 0 }],
        start: [1, 'start_within', { months: 0 }],
        guarantees: [1, 'guarantees_fit', {}],
        stage: [1, 'stage_in_time', {}],
      },
    },
  },
  { name: 'other country', offer: { country: 'spain' }, project: {}, gates: ['country'] },
  {
    name: 'other technology and own company',
    offer: { ownerId: 'S1', technologies: ['ONSHORE_WIND'] },
    project: {},
    gates: ['own', 'technology'],
  },
  {
    name: 'an offer without country and technology meets any',
    offer: { country: undefined, technologies: [] },
    project: {},
    expected: {
      score: 75,
      band: 'good',
      known: 100,
      parts: {
        price: [0.619, 'price_above', { percent: 7.6 }],
        volume: [0.4348, 'volume_too_large', { percent: 230 }],
        structure: [1, 'structure_same', {}],
        term: [1, 'term_within', { years: 10, by: 0 }],
        start: [1, 'start_within', { months: 0 }],
        guarantees: [1, 'guarantees_fit', {}],
        stage: [1, 'stage_in_time', {}],
      },
    },
  },
];
