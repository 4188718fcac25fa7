// The best matches of each own project, and how well one offer and one project fit, beside a market of any size.

import { summary } from './measure-lists.ts';
import type { SizeServer } from './size-server.ts';

const rounds = 200;

const idsOf = async (server: SizeServer, path: string): Promise<string[]> => {
  const { items } = JSON.parse((await server.get(path)).text) as { items: { id: string }[] };
  return items.map(({ id }) => id);
};

export async function measureMatches(server: SizeServer): Promise<Record<string, string>> {
  const projects = await idsOf(server, '/api/projects?limit=20');
  const offers = await idsOf(server, '/api/search/offers?limit=100');
  const time = async (path: (number: number) => string) => {
    const times: number[] = [];
    for (let number = 0; number < rounds; number += 1) times.push((await server.get(path(number))).ms);
    return summary(times);
  };
  const project = (number: number) => projects[number % projects.length];
  return {
    'best matches of a project': await time((number) => `/api/projects/${project(number)}/matches`),
    'one pair': await time(
      (number) => `/api/matches/score?offerId=${offers[number % offers.length]}&projectId=${project(number)}`,
    ),
  };
}
