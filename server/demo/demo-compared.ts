// Further invented projects and offers, older than most others: with them enough companies ask and bid for sun and wind to
// show a benchmark.
import { type DemoOffer, offer } from './demo-offers.ts';
import { type DemoProject, fixed, place, plant } from './demo-projects.ts';

type Priced = [owner: string, name: string, price: number, age: number];
type Sited = [...Priced, parish: string, municipality: string];

const solarProjects: Sited[] = [
  ['hidromeda', 'Fotovoltaica Flutuante do Tâmega', 37.4, 250, 'Santa Marinha', 'Ribeira de Pena'],
  ['acumula', 'Solar de Benavila', 34.8, 215, 'Benavila e Valongo', 'Avis'],
  ['rocio', 'Solar Huerta del Segura', 31.9, 190, 'Heredades', 'Almoradí'],
];
const windProjects: Sited[] = [
  ['fotao', 'Eólico do Pereirão', 55.6, 240, 'Cachopo', 'Tavira'],
  ['dehesa', 'Eólico Sierra de Montánchez', 51.3, 205, 'Montánchez', 'Montánchez'],
  ['cierzo', 'Eólico Monte Blanco', 47.5, 130, 'La Muela', 'La Muela'],
];
const solarOffers: Priced[] = [
  ['barro', 'Compra solar complementar', 34, 245],
  ['manso', 'Solar para a rega', 32.6, 220],
  ['cinzento', 'Solar para a moagem', 33.8, 195],
  ['branco', 'Solar 8 MW', 36.1, 165],
  ['fragua', 'Solar para el horno', 35.2, 145],
];
const spanish = ['dehesa', 'rocio', 'cierzo', 'fragua'];
const countryOf = (owner: string) => (spanish.includes(owner) ? 'spain' : 'portugal');

const projectOf =
  (type: 'SOLAR_POWER' | 'ONSHORE_WIND') =>
  ([owner, designation, price, age, parish, municipality]: Sited): DemoProject => ({
    key: designation,
    owner,
    designation,
    location: place(parish, municipality, countryOf(owner)),
    technologies: [plant(type, 20, 5, '25-30')],
    phase: 'UNDER_LICENSING',
    structure: 'PAY_AS_PRODUCED',
    pricing: fixed(price),
    capacity: 20,
    term: 10,
    fractional: false,
    guarantees: 'NO',
    state: 'approved',
    age,
  });

const offerOf = ([owner, name, price, age]: Priced): DemoOffer =>
  offer(owner, name, ['SOLAR_POWER'], 8, 'PAY_AS_PRODUCED', price, 'BETWEEN_5_AND_10_YEARS', 'ONE_YEAR', 'NO', {
    country: countryOf(owner),
    age,
  });

export const comparedProjects: readonly DemoProject[] = [
  ...solarProjects.map(projectOf('SOLAR_POWER')),
  ...windProjects.map(projectOf('ONSHORE_WIND')),
];
export const comparedOffers: readonly DemoOffer[] = solarOffers.map(offerOf);
