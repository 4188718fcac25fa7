// The minimal server for the comparison: Fastify and pg, the session by its token, the same SQL, the rows as JSON.
import Fastify from 'fastify';
import { createPool } from '../server/src/platform/database/database.ts';
import { hashToken } from '../server/src/platform/sessions/session-queries.ts';
import type { Statement } from './statements.ts';

const { BARE_DATABASE = '', BARE_STATEMENTS = '[]', BARE_PORT = '0' } = process.env;
const [session, ...others] = JSON.parse(BARE_STATEMENTS) as Statement[];
const pool = createPool({ url: BARE_DATABASE, max: 20 });
const app = Fastify();

app.get('/api/health', async () => ({ status: 'ok' }));
app.get('*', async (request, reply) => {
  const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
  if (!session) return reply.code(500).send();
  const [, ...values] = session.values;
  const { rows } = await pool.query(session.text, [hashToken(token), ...values]);
  if (rows.length === 0) return reply.code(401).send();
  // A list's first two statements run concurrently, as in the product.
  const [page, total] = others;
  const answers = await Promise.all([page, total].flatMap((one) => (one ? [pool.query(one.text, one.values)] : [])));
  for (const { text, values: given } of others.slice(2)) answers.push(await pool.query(text, given));
  return answers.map((one) => one.rows);
});

await app.listen({ port: Number(BARE_PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
