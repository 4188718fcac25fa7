// The invented negotiations and contracts of the demo: the parties, the terms, and the outcome.
import type { EnergyContractPayload } from '@wattpact/domain/energy-contracts/energy-contract';

export interface DemoMessage {
  /** Which side writes, and which of its two people. */
  by: 'owner' | 'ownerAttorney' | 'guest' | 'guestAttorney';
  daysAgo: number;
  hour: number;
  text: string;
}

export interface DemoDraft {
  by: 'owner' | 'guest' | 'ownerAttorney' | 'guestAttorney';
  daysAgo: number;
  hour: number;
  price: number;
  capacity: number;
  hasWarranties: boolean;
}

export interface DemoNegotiation {
  /** Key of the project, or name of the offer. */
  item: string;
  kind: 'PROJECT' | 'OFFER';
  owner: string;
  /** The counterparty. */
  guest: string;
  messages: DemoMessage[];
  drafts: DemoDraft[];
  cancelledDaysAgo?: number;
}

const line = (by: DemoMessage['by'], daysAgo: number, hour: number, text: string): DemoMessage => ({
  by,
  daysAgo,
  hour,
  text,
});

export const demoNegotiations: DemoNegotiation[] = [
  {
    item: 'charneca',
    kind: 'PROJECT',
    owner: 'planicie',
    guest: 'areia',
    messages: [
      line(
        'guest',
        12,
        9,
        'Bom dia. Temos interesse em 8 MW da Charneca de Canhestros, a partir de julho de 2027. Que preço fazem para dez anos?',
      ),
      line(
        'owner',
        12,
        11,
        'Bom dia, Marta. Para dez anos pedimos 44,50 €/MWh em carga base mensal. A bateria permite manter o perfil.',
      ),
      line('guest', 10, 15, 'Recebemos a primeira minuta, obrigada. Vamos analisá-la com a nossa equipa jurídica.'),
      line('owner', 3, 10, 'Partilhei a versão 2 da minuta, com 8 MW.'),
      line(
        'guest',
        1,
        16,
        'Boa tarde. A administração aceita os 10 anos, mas precisamos de 10 MW e de um preço abaixo de 44,00 €/MWh.',
      ),
      line('guest', 1, 16, 'As garantias bancárias podem ficar do nosso lado.'),
      line('owner', 1, 17, 'De acordo quanto à potência. Com prestação de garantias conseguimos 43,80 €/MWh.'),
      line('guestAttorney', 0, 8, 'Confirmamos os 43,80 €/MWh. Segue a versão 3 da minuta.'),
    ],
    drafts: [
      { by: 'owner', daysAgo: 10, hour: 16, price: 44.5, capacity: 12, hasWarranties: false },
      { by: 'owner', daysAgo: 3, hour: 10, price: 44.5, capacity: 8, hasWarranties: false },
      { by: 'guestAttorney', daysAgo: 0, hour: 8, price: 43.8, capacity: 10, hasWarranties: true },
    ],
  },
  {
    item: 'charneca',
    kind: 'PROJECT',
    owner: 'planicie',
    guest: 'granito',
    messages: [
      line('guest', 6, 10, 'Buenos días. ¿Podrían enviarnos el perfil horario previsto de la planta con la batería?'),
      line('owner', 5, 11, 'Bom dia. Enviei o perfil horário para o vosso endereço. Fico ao dispor para o comentar.'),
    ],
    drafts: [],
  },
  {
    item: 'Carga base planta de cloro',
    kind: 'OFFER',
    owner: 'estuario',
    guest: 'carqueja',
    messages: [
      line(
        'guest',
        4,
        9,
        'Bom dia. Podemos fornecer 25 MW em carga base mensal a partir de Castro Daire e de Montalegre.',
      ),
      line('owner', 2, 12, 'Gracias. Nuestro límite es 53,50 €/MWh, con garantía bancaria.'),
      line('owner', 0, 7, 'Podemos cerrar a 53,50 €/MWh si el inicio es en seis meses.'),
    ],
    drafts: [{ by: 'guest', daysAgo: 1, hour: 11, price: 54, capacity: 25, hasWarranties: true }],
  },
  {
    item: 'huertas',
    kind: 'PROJECT',
    owner: 'dehesa',
    guest: 'fragua',
    messages: [
      line('guest', 14, 10, 'Buenos días. Para el horno eléctrico buscamos 60 MW solares a doce años.'),
      line('owner', 13, 13, 'Buenos días. Con ese volumen podemos hablar de 31,20 €/MWh.'),
    ],
    drafts: [],
  },
  {
    item: 'cavez',
    kind: 'PROJECT',
    owner: 'hidromeda',
    guest: 'branco',
    messages: [line('guest', 8, 15, 'Boa tarde. O perfil horário fixo cobre o turno da noite?')],
    drafts: [],
  },
  {
    item: 'esteva',
    kind: 'PROJECT',
    owner: 'fotao',
    guest: 'areia',
    messages: [
      line('guest', 40, 11, 'Bom dia. Procuramos 10 MW com entrega imediata. Ainda têm disponibilidade?'),
      line('owner', 39, 10, 'Bom dia. Temos, mas a entrega só pode começar em janeiro.'),
    ],
    drafts: [],
    cancelledDaysAgo: 30,
  },
];

export interface DemoClosing {
  /** Key of the project, or name of the offer. */
  item: string;
  kind: 'PROJECT' | 'OFFER';
  /** The item's owner and the counterparty. */
  owner: string;
  guest: string;
  /** The seller, who registers the contract. */
  seller: string;
  name: string;
  /** How many days ago it ended, and how many days after the first message. */
  closed: number;
  took: number;
  capacity: number;
  price: number;
}

const ofOffer = (
  item: string,
  owner: string,
  seller: string,
  name: string,
  [closed, took, capacity, price]: [number, number, number, number],
): DemoClosing => ({ item, kind: 'OFFER', owner, guest: seller, seller, name, closed, took, capacity, price });

/** Negotiations that ended in a contract; over the year they became shorter, from about 140 days to about 60. */
export const demoClosings: DemoClosing[] = [
  ofOffer('Compra solar fornos contínuos', 'barro', 'fotao', 'PPA Alcoutim–Aveiro', [318, 141, 5, 36.4]),
  ofOffer('Carga base 15 MW', 'manso', 'hidromeda', 'PPA Tâmega–Ródão', [287, 133, 4, 56.2]),
  ofOffer('Carga base planta de cloro', 'estuario', 'brisa', 'PPA Muras–Huelva', [226, 118, 10, 54.9]),
  ofOffer('Compra solar fornos contínuos', 'barro', 'dehesa', 'PPA Trujillo–Aveiro', [168, 96, 8, 34.1]),
  ofOffer('Carga base 15 MW', 'manso', 'carqueja', 'PPA Castro Daire–Ródão', [131, 88, 6, 54.8]),
  ofOffer('Carga base planta de cloro', 'estuario', 'cierzo', 'PPA Tauste–Huelva', [99, 79, 7, 53.9]),
  ofOffer('Compra solar fornos contínuos', 'barro', 'rocio', 'PPA Lorca–Aveiro', [64, 71, 9, 33.2]),
  ofOffer('Carga base 15 MW', 'manso', 'acumula', 'PPA Avis–Ródão', [36, 62, 3, 57.1]),
  {
    item: 'salto',
    kind: 'PROJECT',
    owner: 'carqueja',
    guest: 'cinzento',
    seller: 'carqueja',
    name: 'PPA Salto–Mar Cinzento',
    closed: 4,
    took: 57,
    capacity: 3,
    price: 55.2,
  },
];

export interface DemoContract {
  key: string;
  name: string;
  first: string;
  second: string;
  project: string;
  capacity: number;
  structure: EnergyContractPayload['financialConditions']['contractStructure'];
  pricing: Pick<
    EnergyContractPayload['financialConditions'],
    'pricingType' | 'price' | 'indexingType' | 'indexingPercentage'
  >;
  term: number;
  /** How many days ago it was signed; it is registered the day after. */
  signed: number;
  state: 'active' | 'amended' | 'confirmationUploaded' | 'terminated' | 'rejected' | 'waiting';
}

const fixed = (price: number) => ({ pricingType: 'FIXED_PRICING' as const, price });

export const demoContracts: DemoContract[] = [
  {
    key: 'cavez',
    name: 'PPA Cavez–Mar Cinzento',
    first: 'hidromeda',
    second: 'cinzento',
    project: 'cavez',
    capacity: 3,
    structure: 'FIXED_HOURLY_PROFILE',
    pricing: fixed(57.5),
    term: 4,
    signed: 96,
    state: 'terminated',
  },
  {
    key: 'carquejas',
    name: 'PPA Carquejas–Rio Manso',
    first: 'carqueja',
    second: 'manso',
    project: 'carquejas',
    capacity: 12,
    structure: 'BASELOAD_ANNUAL',
    pricing: fixed(54.1),
    term: 7,
    signed: 21,
    state: 'amended',
  },
  {
    key: 'silan',
    name: 'PPA Silán–Estuario Sur',
    first: 'brisa',
    second: 'estuario',
    project: 'silan',
    capacity: 25,
    structure: 'BASELOAD_MONTHLY',
    pricing: { pricingType: 'HYBRID_PRICING', price: 53, indexingType: 'MIBEL', indexingPercentage: 40 },
    term: 7,
    signed: 18,
    state: 'rejected',
  },
  {
    key: 'huertas',
    name: 'PPA Huertas–Fragua Norte',
    first: 'dehesa',
    second: 'fragua',
    project: 'huertas',
    capacity: 60,
    structure: 'PAY_AS_PRODUCED',
    pricing: fixed(31.2),
    term: 12,
    signed: 15,
    state: 'confirmationUploaded',
  },
  {
    key: 'esteva',
    name: 'PPA Esteva–Barro Novo',
    first: 'fotao',
    second: 'barro',
    project: 'esteva',
    capacity: 20,
    structure: 'PAY_AS_PRODUCED',
    pricing: fixed(32.75),
    term: 10,
    signed: 12,
    state: 'active',
  },
  {
    key: 'charneca',
    name: 'PPA Canhestros–Fio Branco',
    first: 'planicie',
    second: 'branco',
    project: 'charneca',
    capacity: 6,
    structure: 'BASELOAD_MONTHLY',
    pricing: fixed(44.2),
    term: 8,
    signed: 3,
    state: 'waiting',
  },
];
