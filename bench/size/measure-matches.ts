// The best matches of own projects and offers, and how well one offer and one project fit, beside a market of any size.
import { offerPayload } from '../../domain/src/samples/sample-payloads.ts';
import { summary } from './measure-lists.ts';
import type { Calls, SizeServer } from './size-server.ts';

const rounds = 200;

const read = async <Answer>(calls: Calls, path: string): Promise<Answer> =>
  JSON.parse((await calls.get(path)).text) as Answer;
interface Listed {
  id: string;
  status: string;
  negotiationStatus: string;
}
/** Of those that are still open: nothing fits a closed one, and the answer is empty at once. */
const idsOf = async (calls: Calls, path: string): Promise<string[]> =>
  (await read<{ items: Listed[] }>(calls, path)).items
    .filter(({ status, negotiationStatus }) => status !== 'closed' && negotiationStatus !== 'CLOSED')
    .map(({ id }) => id);

/** Names neither country nor technology, so that it passes the gates of every project: their combinations are more than are read one by one. */
async function createOpenOffer(buyer: Calls, like: string | undefined): Promise<string> {
  const { buyerLegalEntity } = await read<{ buyerLegalEntity: { id: string } }>(buyer, `/api/offers/${like}`);
  const {
    country: _,
    technologies: __,
    ...open
  } = offerPayload(buyerLegalEntity.id, { name: 'Procura aberta', price: 40 });
  return (JSON.parse(await buyer.post('/api/offers', open)) as { id: string }).id;
}

export async function measureMatches(server: SizeServer): Promise<Record<string, string>> {
  const buyer = await server.as('buyer@demo.example');
  const projects = await idsOf(server, '/api/projects?limit=20');
  const own = await idsOf(buyer, '/api/offers?limit=20');
  const offers = await idsOf(server, '/api/search/offers?limit=100');
  const open = await createOpenOffer(buyer, own[0]);
  const time = async (calls: Calls, path: (number: number) => string) => {
    const times: number[] = [];
    for (let number = 0; number < rounds; number += 1) times.push((await calls.get(path(number))).ms);
    return summary(times);
  };
  const project = (number: number) => projects[number % projects.length];
  return {
    'best matches of a project': await time(server, (number) => `/api/projects/${project(number)}/matches`),
    'best matches of an offer': await time(buyer, (number) => `/api/offers/${own[number % own.length]}/matches`),
    'best matches of an open offer': await time(buyer, () => `/api/offers/${open}/matches`),
    'one pair': await time(
      server,
      (number) => `/api/matches/score?offerId=${offers[number % offers.length]}&projectId=${project(number)}`,
    ),
  };
}
