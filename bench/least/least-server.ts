// The least server: Fastify and pg alone. It looks the session up by its token and passes one statement's JSON text on,
// or sends the statements of a change in one write.
import type { Socket } from 'node:net';
import Fastify, { type FastifyRequest } from 'fastify';
import pg from 'pg';
import { hashToken } from '../../server/src/platform/sessions/session-queries.ts';
import { type LeastChangeName, leastChanges } from './least-changes.ts';
import { type LeastStatement, leastStatements, sessionStatement } from './least-statements.ts';

/** `values`: from $2 on. */
export type LeastCall = { statement: LeastStatement; values: unknown[] } | { change: LeastChangeName };

interface Session {
  id: string;
  display_name: string;
  roles: { legalEntityId: string }[];
}

const { LEAST_DATABASE = '', LEAST_PORT = '0', LEAST_CALL = '{}' } = process.env;
const call = JSON.parse(LEAST_CALL) as LeastCall;
const isChange = 'change' in call;
const settings = { connectionString: LEAST_DATABASE, max: 20, options: '-c jit=off', pipeline: isChange };
const pool = new pg.Pool(settings);
const app = Fastify();

async function findSession(request: FastifyRequest): Promise<Session | undefined> {
  const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
  const found = await pool.query<Session>({
    name: 'session',
    text: sessionStatement,
    values: [hashToken(token), new Date().toISOString()],
  });
  return found.rows[0];
}
const entitiesOf = ({ roles }: Session) => roles.map(({ legalEntityId }) => legalEntityId);

function answerRead({ statement, values }: Extract<LeastCall, { statement: unknown }>): void {
  const { text, by, isPrepared } = leastStatements[statement];
  app.get('*', async (request, reply) => {
    const session = await findSession(request);
    if (!session) return reply.code(401).send();
    const { rows } = await pool.query<{ answer: string }>({
      text,
      values: [by === 'caller' ? session.id : entitiesOf(session), ...values],
      ...(isPrepared && { name: statement }),
    });
    const [row] = rows;
    if (!row) return reply.code(404).send();
    return reply.type('application/json; charset=utf-8').send(row.answer);
  });
}

async function inOneWrite(statements: pg.QueryConfig[]): Promise<pg.QueryResult[]> {
  const client = await pool.connect();
  // The driver keeps its socket here, which its types do not name.
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  try {
    stream.cork();
    const answers = [{ text: 'begin' }, ...statements, { text: 'commit' }].map((one) => client.query(one));
    stream.uncork();
    return await Promise.all(answers);
  } finally {
    client.release();
  }
}

function answerChange(change: LeastChangeName): void {
  const { method, status, work } = leastChanges[change];
  app.route<{ Body: Record<string, unknown> }>({
    method,
    url: '*',
    handler: async (request, reply) => {
      const session = await findSession(request);
      if (!session) return reply.code(401).send();
      const caller = { id: session.id, displayName: session.display_name, entities: entitiesOf(session) };
      const key = String(request.headers['idempotency-key']);
      const { statements, read, answer } = work({ path: request.url, key, body: request.body, caller });
      const results = await inOneWrite(statements);
      if (results.at(-1)?.command !== 'COMMIT') return reply.code(500).send();
      // The first answer is that of `begin`.
      const text = read === undefined ? answer : results[1 + read]?.rows[0]?.answer;
      return reply.code(status).type('application/json; charset=utf-8').send(text);
    },
  });
}

app.get('/api/health', async () => ({ status: 'ok' }));
if ('change' in call) answerChange(call.change);
else answerRead(call);

await app.listen({ port: Number(LEAST_PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
