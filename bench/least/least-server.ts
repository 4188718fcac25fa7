// The least server: Fastify and pg alone. It looks the session up by its token and passes one statement's JSON text on.
import Fastify from 'fastify';
import pg from 'pg';
import { hashToken } from '../../server/src/platform/sessions/session-queries.ts';
import { type LeastStatement, leastStatements, sessionStatement } from './least-statements.ts';

const { LEAST_DATABASE = '', LEAST_PORT = '0', LEAST_CALL = '{}' } = process.env;
const { statement, values } = JSON.parse(LEAST_CALL) as { statement: LeastStatement; values: unknown[] };
const { text, by, isPrepared } = leastStatements[statement];
const pool = new pg.Pool({ connectionString: LEAST_DATABASE, max: 20, options: '-c jit=off' });
const app = Fastify();

interface Session {
  id: string;
  roles: { legalEntityId: string }[];
}

app.get('/api/health', async () => ({ status: 'ok' }));
app.get('*', async (request, reply) => {
  const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
  const found = await pool.query<Session>({
    name: 'session',
    text: sessionStatement,
    values: [hashToken(token), new Date().toISOString()],
  });
  const [session] = found.rows;
  if (!session) return reply.code(401).send();
  const entities = session.roles.map(({ legalEntityId }) => legalEntityId);
  const { rows } = await pool.query<{ answer: string }>({
    text,
    values: [by === 'caller' ? session.id : entities, ...values],
    ...(isPrepared && { name: statement }),
  });
  const [row] = rows;
  if (!row) return reply.code(404).send();
  return reply.type('application/json; charset=utf-8').send(row.answer);
});

await app.listen({ port: Number(LEAST_PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
