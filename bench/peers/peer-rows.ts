// The calls in which a peer is compared: what the product, the peer and the bare server are asked.
import pg from 'pg';
import { newId } from '../../server/src/platform/ids.ts';
import { createProject } from '../least/change-rows.ts';
import type { Asked } from '../least/in-turn.ts';
import type { LeastCall } from '../least/least-server.ts';
import type { Bench } from '../product.ts';
import { graphqlCall } from './graphql-calls.ts';

type Ask = Asked | (() => Asked);

export interface PeerRow {
  name: string;
  product: Ask;
  peer: Ask;
  bare: LeastCall;
  kind: 'reading' | 'creation';
  prepare?: () => Promise<void>;
}

const country = 'portugal';
const price = 60;
const first = 20;

const listPath = (maxPrice: number) => `/api/search/projects?limit=${first}&countries=${country}&maxPrice=${maxPrice}`;

/** Nobody has asked with such a price before, so that nobody has kept the total. */
function newPrices(): () => number {
  let count = 0;
  return () => {
    count += 1;
    return price + count / 100_000;
  };
}

function list({ seller: { token } }: Bench): PeerRow {
  const [ours, theirs] = [newPrices(), newPrices()];
  return {
    name: 'list of 20, total counted by all',
    product: () => ({ method: 'GET', path: listPath(ours()), token }),
    peer: () => graphqlCall('list', { country, maxPrice: theirs(), first }, token),
    bare: { statement: 'marketList', values: [[country], price, first] },
    kind: 'reading',
  };
}

const listAgain = ({ seller: { token } }: Bench): PeerRow => ({
  name: 'the same list again and again',
  product: { method: 'GET', path: listPath(price), token },
  peer: graphqlCall('list', { country, maxPrice: price, first }, token),
  bare: { statement: 'marketList', values: [[country], price, first] },
  kind: 'reading',
});

async function read({ ownerUrl, buyer: { token } }: Bench): Promise<PeerRow> {
  const owner = new pg.Client(ownerUrl);
  await owner.connect();
  const { rows } = await owner.query<{ id: string }>(`
    select p.id from project p where p.in_market and p.parent_project_id is null
      and exists (select from file f where f.record_kind = 'project' and f.record_id = p.id)
    order by p.created_at, p.id limit 1`);
  await owner.end();
  const [project] = rows;
  if (!project) throw new Error('No project in the market has a file');
  return {
    name: 'one project, as a stranger',
    product: { method: 'GET', path: `/api/projects/${project.id}`, token },
    peer: graphqlCall('read', { id: project.id }, token),
    bare: { statement: 'project', values: [project.id] },
    kind: 'reading',
  };
}

function create(bench: Bench): PeerRow {
  const { asked, prepare } = createProject(bench);
  const product = (): Asked => (typeof asked === 'function' ? asked() : asked);
  const peer = () => {
    const { body } = product() as { body: Record<string, unknown> };
    const { sellerLegalEntityId: ownerId, isPublishedInMarketplace: isPublished, ...content } = body;
    const at = new Date().toISOString();
    const times = { createdAt: at, updatedAt: at, submittedAt: at };
    const row = { rowId: newId(), ownerId, status: 'pending_validation', isPublished, content };
    const project = { ...row, searchText: content.designation, createdBy: bench.seller.id, ...times };
    return graphqlCall('create', { project }, bench.seller.token);
  };
  const row = { name: 'creating a project', product, peer, bare: { change: 'projectRow' }, kind: 'creation' } as const;
  return prepare ? { ...row, prepare } : row;
}

export const peerRows = async (bench: Bench): Promise<PeerRow[]> => [
  list(bench),
  listAgain(bench),
  await read(bench),
  create(bench),
];
