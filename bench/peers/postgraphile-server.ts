// PostGraphile over the product's database, served by its own Grafserv on Node, as for operation.
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import pg from 'pg';
import { hashToken } from '../../server/src/platform/sessions/session-queries.ts';
import { sessionStatement } from '../least/least-statements.ts';

const { PEER_FOLDER = '', PEER_DATABASE = '', PEER_PORT = '0' } = process.env;

interface RequestContext {
  node?: { req: { headers: { authorization?: string } } };
}
type Plugin = object;
interface Main {
  postgraphile(preset: object): { getSchema(): Promise<unknown>; createServ(grafserv: unknown): Served };
}
interface Served {
  addTo(server: ReturnType<typeof createServer>): Promise<void>;
}
interface Adaptor {
  makePgService(options: { pool: pg.Pool; schemas: string[]; pubsub: boolean }): object;
}
interface Fragments {
  sql(texts: TemplateStringsArray, ...values: unknown[]): unknown;
  sqlTableAlias: unknown;
  sqlValueWithCodec(value: unknown, codec: unknown): unknown;
}
interface Utils {
  addPgTableCondition(
    table: { schemaName: string; tableName: string },
    name: string,
    field: (build: { graphql: { GraphQLFloat: unknown } }) => object,
    condition: (value: unknown, fragments: Fragments) => unknown,
  ): Plugin;
  pgSmartTags(rules: object[]): Plugin;
}
interface Codecs {
  TYPES: { float: unknown };
}

// It is installed outside the project, so its types are not at hand.
const load = createRequire(join(PEER_FOLDER, 'package.json')) as <Loaded>(name: string) => Loaded;
const { postgraphile } = load<Main>('postgraphile');
const { PostGraphileAmberPreset } = load<{ PostGraphileAmberPreset: object }>('postgraphile/presets/amber');
const { makePgService } = load<Adaptor>('postgraphile/adaptors/pg');
const { grafserv } = load<{ grafserv: unknown }>('postgraphile/grafserv/node');
const { addPgTableCondition, pgSmartTags } = load<Utils>('postgraphile/utils');
const { TYPES } = load<Codecs>('postgraphile/@dataplan/pg');

const pool = new pg.Pool({ connectionString: PEER_DATABASE, max: 20, options: '-c jit=off' });

/** The product's question before every call, as the least server asks it. */
async function context({ node }: RequestContext): Promise<object> {
  const token = node?.req.headers.authorization?.slice('Bearer '.length) ?? '';
  const values = [hashToken(token), new Date().toISOString()];
  const { rows } = await pool.query<{ id: string }>({ name: 'session', text: sessionStatement, values });
  const [session] = rows;
  if (!session) throw new Error('Not signed in');
  return { userId: session.id };
}

/** Its own conditions compare for equality alone. */
const maxPrice = addPgTableCondition(
  { schemaName: 'public', tableName: 'project' },
  'maxPrice',
  ({ graphql }) => ({ type: graphql.GraphQLFloat }),
  (value, { sql, sqlTableAlias, sqlValueWithCodec }) =>
    sql`${sqlTableAlias}.price <= ${sqlValueWithCodec(value, TYPES.float)}`,
);

const tags = pgSmartTags([
  // A file names its record without a foreign key.
  { kind: 'class', match: 'file', tags: { foreignKey: '(record_id) references project (id)' } },
  // Conditions and orders are offered where a column stands first in an index.
  ...['in_market', 'country', 'created_at'].map((column) => ({
    kind: 'attribute',
    match: `project.${column}`,
    tags: { behavior: ['+filterBy', '+orderBy'] },
  })),
  { kind: 'attribute', match: 'file.record_kind', tags: { behavior: '+filterBy' } },
]);

const instance = postgraphile({
  extends: [PostGraphileAmberPreset],
  plugins: [maxPrice, tags],
  pgServices: [makePgService({ pool, schemas: ['public'], pubsub: false })],
  // The answer's text straight from the plan: its faster way.
  grafserv: { graphqlPath: '/graphql', graphiql: false, watch: false, websockets: false, outputDataAsString: true },
  grafast: { explain: false, context },
});
await instance.getSchema();
const server = createServer();
await instance.createServ(grafserv).addTo(server);
server.listen(Number(PEER_PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
