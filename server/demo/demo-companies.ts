// The invented companies of the demo, their people and seats. Places are real, names and numbers are not.
import type { Country } from '@wattpact/domain/terms/enumerations';

export interface DemoCompany {
  key: string;
  name: string;
  country: Country;
  fiscalNumber: string;
  streetAddress: string;
  houseNumber: string;
  city: string;
  postalCode: string;
  acerCode?: string;
  criaCode?: string;
  permanentCertificate?: string;
  isMarketAgent: boolean;
  /** First and last name of the owner, and the local part of their address. */
  owner: [string, string, string];
  /** The demo account that owns it, instead of an account of its own. */
  account?: string;
  attorney: [string, string];
  domain: string;
  phone: string;
  state: 'approved' | 'pending' | 'rejected' | 'corrected';
}

type Line = [
  key: string,
  name: string,
  fiscalNumber: string,
  street: string,
  house: string,
  postalCode: string,
  city: string,
  owner: [string, string, string],
  attorney: [string, string],
  domain: string,
];

const portuguese: Line[] = [
  [
    'fotao',
    'Fotão Raiano, Lda.',
    '590101374',
    'Rua da Corredoura',
    '11',
    '8970-064',
    'Alcoutim',
    ['Tiago', 'Ervedosa', 'tiago'],
    ['Sofia', 'Ladeira'],
    'fotao-raiano.example',
  ],
  [
    'planicie',
    'Planície Dourada Solar, S.A.',
    '590102745',
    'Avenida General Humberto Delgado',
    '24',
    '7900-554',
    'Ferreira do Alentejo',
    ['Duarte', 'Falcato', 'duarte'],
    ['Leonor', 'Casimiro'],
    'planicie.example',
  ],
  [
    'carqueja',
    'Ventos da Carqueja, S.A.',
    '590104110',
    'Rua do Padre Américo',
    '7',
    '3600-101',
    'Castro Daire',
    ['Duarte', 'Falcato', 'duarte'],
    ['Helena', 'Brandão'],
    'carqueja.example',
  ],
  [
    'hidromeda',
    'Hidromeda do Tâmega, S.A.',
    '590105485',
    'Praça da República',
    '3',
    '4860-355',
    'Cabeceiras de Basto',
    ['Gonçalo', 'Peneda', 'goncalo'],
    ['Teresa', 'Cerdeira'],
    'hidromeda.example',
  ],
  [
    'acumula',
    'Acumula Planície, S.A.',
    '590106856',
    'Rua Machado dos Santos',
    '40',
    '7480-116',
    'Avis',
    ['Filipa', 'Montargil', 'filipa'],
    ['Rui', 'Sobral'],
    'acumula.example',
  ],
  [
    'mare',
    'Maré Erguida Offshore, S.A.',
    '590108220',
    'Avenida dos Combatentes',
    '180',
    '4900-343',
    'Viana do Castelo',
    ['Vasco', 'Afife', 'vasco'],
    ['Clara', 'Neiva'],
    'mare-erguida.example',
  ],
  [
    'esteva',
    'Esteva Térmica, Lda.',
    '590109596',
    'Rua do Ramalhal',
    '5',
    '6160-383',
    'Oleiros',
    ['Joana', 'Orvalho', 'joana'],
    ['Nuno', 'Isna'],
    'esteva-termica.example',
  ],
  [
    'barro',
    'Cerâmica Barro Novo, S.A.',
    '590110969',
    'Rua dos Ceramistas',
    '62',
    '3810-455',
    'Aveiro',
    ['Catarina', 'Vagueira', 'catarina'],
    ['André', 'Cacia'],
    'barro-novo.example',
  ],
  [
    'manso',
    'Papeleira Rio Manso, S.A.',
    '590112333',
    'Estrada Nacional 241',
    '18',
    '6030-223',
    'Vila Velha de Ródão',
    ['Álvaro', 'Perais', 'alvaro'],
    ['Inês', 'Fratel'],
    'rio-manso.example',
  ],
  [
    'areia',
    'Vidros Areia Fina, S.A.',
    '590113704',
    'Rua Pereira Crespo',
    '90',
    '2430-211',
    'Marinha Grande',
    ['Marta', 'Quintela', 'marta'],
    ['Paulo', 'Serrano'],
    'areia-fina.example',
  ],
  [
    'cinzento',
    'Frigorífica Mar Cinzento, Lda.',
    '590115073',
    'Rua do Lapadusso',
    '9',
    '2520-370',
    'Peniche',
    ['Rodrigo', 'Baleal', 'rodrigo'],
    ['Marisa', 'Ferrel'],
    'mar-cinzento.example',
  ],
  [
    'branco',
    'Têxteis Fio Branco, S.A.',
    '590116444',
    'Rua de Urgezes',
    '130',
    '4810-491',
    'Guimarães',
    ['Beatriz', 'Creixomil', 'beatriz'],
    ['Hugo', 'Azurém'],
    'fio-branco.example',
  ],
  [
    'moinho',
    'Moinho do Zambujal, Lda.',
    '590117815',
    'Rua das Azenhas',
    '2',
    '2200-402',
    'Abrantes',
    ['Lídia', 'Rossio', 'lidia'],
    ['Artur', 'Pego'],
    'zambujal.example',
  ],
  [
    'granja',
    'Granja Solar do Sado, S.A.',
    '590119184',
    'Rua da Estação',
    '55',
    '7580-124',
    'Alcácer do Sal',
    ['Mário', 'Comporta', 'mario'],
    ['Elsa', 'Torrão'],
    'granja-sado.example',
  ],
];

const spanish: Line[] = [
  [
    'dehesa',
    'Dehesa Luminosa Energía, S.L.',
    'B00102111',
    'Calle Encarnación',
    '14',
    '10200',
    'Trujillo',
    ['Lucía', 'Berrocal', 'lucia'],
    ['Javier', 'Torvisco'],
    'dehesa.example',
  ],
  [
    'rocio',
    'Rocío Fotovoltaico del Segura, S.L.',
    'B00106336',
    'Avenida de las Fuerzas Armadas',
    '21',
    '30800',
    'Lorca',
    ['Pablo', 'Almenara', 'pablo'],
    ['Elena', 'Puentes'],
    'rocio.example',
  ],
  [
    'brisa',
    'Brisa Encarnada Renovables, S.A.',
    'A00104224',
    'Rúa da Feira',
    '6',
    '27836',
    'Muras',
    ['Uxía', 'Viveiro', 'uxia'],
    ['Brais', 'Ourol'],
    'brisa.example',
  ],
  [
    'cierzo',
    'Cierzo Claro Energía, S.A.',
    'A00108449',
    'Calle Mayor',
    '33',
    '50660',
    'Tauste',
    ['Sergio', 'Bardenas', 'sergio'],
    ['Pilar', 'Gallur'],
    'cierzo.example',
  ],
  [
    'fragua',
    'Aceros Fragua Norte, S.A.',
    'A00112664',
    'Calle Marqués de San Esteban',
    '70',
    '33206',
    'Gijón',
    ['Covadonga', 'Llaranes', 'covadonga'],
    ['Iván', 'Aboño'],
    'fragua.example',
  ],
  [
    'estuario',
    'Química Estuario Sur, S.L.',
    'B00110551',
    'Avenida Francisco Montenegro',
    '8',
    '21001',
    'Huelva',
    ['Rocío', 'Palos', 'rocio'],
    ['Manuel', 'Aljaraque'],
    'estuario.example',
  ],
  [
    'granito',
    'Centro de Datos Granito, S.A.',
    'A00116889',
    'Calle de Julián Camarillo',
    '47',
    '28037',
    'Madrid',
    ['Álvaro', 'Ventas', 'alvaro'],
    ['Marina', 'Canillejas'],
    'granito.example',
  ],
];

/** The two companies of the seller's account and the one of the buyer's. */
const accounts: Record<string, string> = {
  planicie: 'seller@demo.example',
  carqueja: 'seller@demo.example',
  areia: 'buyer@demo.example',
};
const states: Record<string, DemoCompany['state']> = { moinho: 'pending', granja: 'rejected', esteva: 'corrected' };

const company = (country: Country, line: Line, index: number): DemoCompany => {
  const [key, name, fiscalNumber, streetAddress, houseNumber, postalCode, city, owner, attorney, domain] = line;
  const isPortuguese = country === 'portugal';
  const serial = String((isPortuguese ? 1 : 51) + index).padStart(3, '0');
  return {
    key,
    name,
    country,
    fiscalNumber,
    streetAddress,
    houseNumber,
    city,
    postalCode,
    acerCode: `A9990${serial}X.${isPortuguese ? 'PT' : 'ES'}`,
    ...(isPortuguese && {
      criaCode: `WPT${1000 + index}PT`,
      permanentCertificate: `59${serial.slice(1)}-20${serial.slice(1)}-1${serial}`,
    }),
    isMarketAgent: index % 3 === 0,
    owner,
    attorney,
    domain,
    ...(accounts[key] !== undefined && { account: accounts[key] }),
    phone: isPortuguese
      ? `+3519120${String(10_100 + index * 37).slice(-5)}`
      : `+346120${String(10_100 + index * 41).slice(-5)}`,
    state: states[key] ?? 'approved',
  };
};

export const demoCompanies: DemoCompany[] = [
  ...portuguese.map((line, index) => company('portugal', line, index)),
  ...spanish.map((line, index) => company('spain', line, index)),
];
