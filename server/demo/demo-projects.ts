// The invented projects of the demo: real places, terms as in the market of 2026.
import type { ProjectPayload } from '@wattpact/domain/projects/project';
import type { ContractStructure, ProjectPhase, Technology } from '@wattpact/domain/terms/enumerations';

export interface DemoProject {
  key: string;
  owner: string;
  designation: string;
  location: ProjectPayload['location'];
  technologies: ProjectPayload['technologies'];
  phase: ProjectPhase;
  structure: ContractStructure;
  pricing: Pick<ProjectPayload['financialConditions'], 'pricingType' | 'price' | 'indexingType' | 'indexingPercentage'>;
  /** MW sold. */
  capacity: number;
  /** Years. */
  term: number;
  fractional: boolean;
  guarantees: 'YES' | 'NO';
  information?: string;
  state: 'approved' | 'pending' | 'rejected' | 'edited' | 'unpublished';
  /** Days ago that it was created. */
  age: number;
}

export const place = (parish: string, municipality: string, country: 'portugal' | 'spain') => ({
  parish,
  municipality,
  country,
});
export const plant = (
  type: Technology,
  installedCapacity: number,
  forecast: number,
  lifetime: '15-20' | '20-25' | '25-30' | '40+',
) => ({
  type,
  installedCapacity,
  annualForecastCapacity: forecast,
  lifetime,
});
export const fixed = (price: number) => ({ pricingType: 'FIXED_PRICING' as const, price });
const hybrid = (price: number, share: number) => ({
  pricingType: 'HYBRID_PRICING' as const,
  price,
  indexingType: 'MIBEL',
  indexingPercentage: share,
});

/** Hours a year at full capacity. */
const hours: Record<Technology, number> = {
  SOLAR_POWER: 2000,
  ONSHORE_WIND: 2900,
  OFFSHORE_WIND: 3800,
  HYDRO_POWER: 2500,
  STORAGE: 350,
  THERMAL_POWER: 5000,
};

/** In MWh a year, of a part of the project in MW; a battery beside a plant adds nothing. */
export function yearlyVolume({ technologies }: Pick<DemoProject, 'technologies'>, capacity: number): number {
  const installed = technologies.map(({ type, installedCapacity = 1 }) => ({ type, installedCapacity }));
  const plants = installed.filter(({ type }) => type !== 'STORAGE');
  const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
  const produced = (plants.length > 0 ? plants : installed).map((one) => one.installedCapacity * hours[one.type]);
  return Math.round((capacity * sum(produced)) / sum(installed.map(({ installedCapacity }) => installedCapacity)));
}

export const demoProjects: DemoProject[] = [
  {
    key: 'esteva',
    owner: 'fotao',
    designation: 'Parque Solar Esteva do Pereiro',
    location: place('Alcoutim e Pereiro', 'Alcoutim', 'portugal'),
    technologies: [plant('SOLAR_POWER', 46, 11, '25-30')],
    phase: 'UNDER_EXPLORATION',
    structure: 'PAY_AS_PRODUCED',
    pricing: fixed(33.9),
    capacity: 46,
    term: 10,
    fractional: true,
    guarantees: 'YES',
    information: 'Garantias de origem incluídas no preço. Produção média de 92 GWh por ano.',
    state: 'approved',
    age: 74,
  },
  {
    key: 'charneca',
    owner: 'planicie',
    designation: 'Central Fotovoltaica Charneca de Canhestros',
    location: place('Ferreira do Alentejo e Canhestros', 'Ferreira do Alentejo', 'portugal'),
    technologies: [plant('SOLAR_POWER', 60, 14, '25-30'), plant('STORAGE', 20, 4, '15-20')],
    phase: 'UNDER_CONSTRUCTION',
    structure: 'BASELOAD_MONTHLY',
    pricing: fixed(44.5),
    capacity: 80,
    term: 10,
    fractional: true,
    guarantees: 'YES',
    information: 'Bateria de 20 MW no mesmo ponto de ligação. Produção prevista de 120 GWh por ano.',
    state: 'edited',
    age: 63,
  },
  {
    key: 'carquejas',
    owner: 'carqueja',
    designation: 'Parque Eólico Chã das Carquejas',
    location: place('Mezio e Moura Morta', 'Castro Daire', 'portugal'),
    technologies: [plant('ONSHORE_WIND', 32, 9, '20-25')],
    phase: 'UNDER_EXPLORATION',
    structure: 'PAY_AS_PRODUCED',
    pricing: fixed(52.8),
    capacity: 32,
    term: 8,
    fractional: false,
    guarantees: 'YES',
    information: '16 aerogeradores em serviço desde 2011. Produção média de 80 GWh por ano.',
    state: 'approved',
    age: 90,
  },
  {
    key: 'salto',
    owner: 'carqueja',
    designation: 'Sobreequipamento Eólico do Salto',
    location: place('Salto', 'Montalegre', 'portugal'),
    technologies: [plant('ONSHORE_WIND', 18, 5, '25-30')],
    phase: 'UNDER_LICENSING',
    structure: 'BASELOAD_ANNUAL',
    pricing: fixed(56),
    capacity: 18,
    term: 12,
    fractional: true,
    guarantees: 'NO',
    state: 'approved',
    age: 75,
  },
  {
    key: 'cavez',
    owner: 'hidromeda',
    designation: 'Aproveitamento Hidroelétrico de Cavez',
    location: place('Cavez', 'Cabeceiras de Basto', 'portugal'),
    technologies: [plant('HYDRO_POWER', 14, 4, '40+')],
    phase: 'UNDER_EXPLORATION',
    structure: 'FIXED_HOURLY_PROFILE',
    pricing: fixed(58.75),
    capacity: 14,
    term: 5,
    fractional: false,
    guarantees: 'NO',
    state: 'approved',
    age: 55,
  },
  {
    key: 'valongo',
    owner: 'acumula',
    designation: 'Bateria de Valongo',
    location: place('Benavila e Valongo', 'Avis', 'portugal'),
    technologies: [plant('STORAGE', 25, 6, '15-20')],
    phase: 'UNDER_LICENSING',
    structure: 'FIXED_HOURLY_PROFILE',
    pricing: hybrid(61, 30),
    capacity: 25,
    term: 7,
    fractional: false,
    guarantees: 'NO',
    state: 'approved',
    age: 33,
  },
  {
    key: 'areosa',
    owner: 'mare',
    designation: 'Eólica Marítima Areosa I',
    location: place('Areosa', 'Viana do Castelo', 'portugal'),
    technologies: [plant('OFFSHORE_WIND', 150, 65, '25-30')],
    phase: 'UNDER_LICENSING',
    structure: 'PAY_AS_PRODUCED',
    pricing: fixed(98),
    capacity: 150,
    term: 15,
    fractional: true,
    guarantees: 'YES',
    information: 'Início de entrega previsto para daqui a quatro anos e meio.',
    state: 'pending',
    age: 7,
  },
  {
    key: 'pinhal',
    owner: 'esteva',
    designation: 'Central de Biomassa do Pinhal Interior',
    location: place('Oleiros-Amieira', 'Oleiros', 'portugal'),
    technologies: [plant('THERMAL_POWER', 10, 8, '20-25')],
    phase: 'UNDER_EXPLORATION',
    structure: 'BASELOAD_ANNUAL',
    pricing: fixed(92.5),
    capacity: 10,
    term: 5,
    fractional: false,
    guarantees: 'YES',
    state: 'approved',
    age: 29,
  },
  {
    key: 'huertas',
    owner: 'dehesa',
    designation: 'Planta Solar Huertas de la Encina',
    location: place('Huertas de Ánimas', 'Trujillo', 'spain'),
    technologies: [plant('SOLAR_POWER', 85, 20, '25-30')],
    phase: 'UNDER_EXPLORATION',
    structure: 'PAY_AS_PRODUCED',
    pricing: fixed(32.4),
    capacity: 85,
    term: 10,
    fractional: true,
    guarantees: 'YES',
    information: 'Producción media de 170 GWh al año. Garantías de origen incluidas.',
    state: 'approved',
    age: 68,
  },
  {
    key: 'ines',
    owner: 'rocio',
    designation: 'Fotovoltaica Campo de Doña Inés',
    location: place('Doña Inés', 'Lorca', 'spain'),
    technologies: [plant('SOLAR_POWER', 120, 28, '25-30')],
    phase: 'UNDER_CONSTRUCTION',
    structure: 'PAY_AS_PRODUCED',
    pricing: hybrid(35, 25),
    capacity: 120,
    term: 12,
    fractional: true,
    guarantees: 'YES',
    state: 'approved',
    age: 47,
  },
  {
    key: 'silan',
    owner: 'brisa',
    designation: 'Parque Eólico Serra de Silán',
    location: place('Silán', 'Muras', 'spain'),
    technologies: [plant('ONSHORE_WIND', 42, 12, '20-25')],
    phase: 'UNDER_EXPLORATION',
    structure: 'BASELOAD_MONTHLY',
    pricing: fixed(54.2),
    capacity: 42,
    term: 7,
    fractional: false,
    guarantees: 'YES',
    state: 'approved',
    age: 52,
  },
  {
    key: 'sancho',
    owner: 'cierzo',
    designation: 'Parque Eólico Llano de Sancho',
    location: place('Sancho Abarca', 'Tauste', 'spain'),
    technologies: [plant('ONSHORE_WIND', 49, 14, '25-30')],
    phase: 'UNDER_LICENSING',
    structure: 'PAY_AS_PRODUCED',
    pricing: { pricingType: 'VARIABLE_PRICING', indexingType: 'MIBEL' },
    capacity: 49,
    term: 10,
    fractional: false,
    guarantees: 'NO',
    state: 'approved',
    age: 38,
  },
  {
    key: 'azinheira',
    owner: 'planicie',
    designation: 'Ampliação Solar da Azinheira',
    location: place('Alfundão e Peroguarda', 'Ferreira do Alentejo', 'portugal'),
    technologies: [plant('SOLAR_POWER', 30, 7, '25-30')],
    phase: 'UNDER_LICENSING',
    structure: 'PAY_AS_PRODUCED',
    pricing: fixed(36.2),
    capacity: 30,
    term: 12,
    fractional: false,
    guarantees: 'NO',
    state: 'rejected',
    age: 16,
  },
  {
    key: 'montemuro',
    owner: 'carqueja',
    designation: 'Reequipamento do Montemuro',
    location: place('Gosende', 'Castro Daire', 'portugal'),
    technologies: [plant('ONSHORE_WIND', 24, 7, '25-30')],
    phase: 'UNDER_LICENSING',
    structure: 'PAY_AS_PRODUCED',
    pricing: fixed(55.1),
    capacity: 24,
    term: 10,
    fractional: false,
    guarantees: 'YES',
    state: 'unpublished',
    age: 20,
  },
];
