// A company with a receiver on loopback that takes its webhooks.
import { createHmac } from 'node:crypto';
import { type WebhookEvent, webhookEvents } from '@wattpact/domain/webhooks/webhook-events';
import type { TestUser } from '../support/factories.ts';
import { rescheduleJobs } from '../support/job-rows.ts';
import type { TestApp } from '../support/test-app.ts';
import { type Received, startReceiver } from './receiver.ts';

/** As a receiver makes it: https://www.standardwebhooks.com */
export function expectedSignature(secret: string, { headers, body }: Received): string {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}

export async function webhookScene(t: TestApp) {
  const receiver = await startReceiver();
  const owner = await t.make.user();
  const entity = await t.make.entity(owner, { name: 'Solar da Charneca, Lda.' });
  let made = 0;

  const pathOf = (entityId: string, hookId = '') => `/api/legal-entities/${entityId}/webhooks${hookId && `/${hookId}`}`;
  const payload = (changes: object = {}) => {
    made += 1;
    return { name: `ERP ${made}`, url: `${receiver.origin}/hook`, events: [...webhookEvents], ...changes };
  };
  async function add(changes: { events?: WebhookEvent[]; url?: string } = {}, by = owner, entityId = entity.id) {
    const { status, body } = await t.as(by).post(pathOf(entityId), payload(changes));
    if (status !== 201) throw new Error(`no webhook: ${status} ${JSON.stringify(body)}`);
    return { ...body, path: pathOf(entityId, body.id) } as { id: string; path: string; secret: string; name: string };
  }

  /** An event of the company: its project is rejected or approved by an administrator. */
  const admin = await t.make.admin();
  async function decide(decision: 'approve' | 'reject' = 'approve') {
    const status = decision === 'approve' ? 'pending_validation' : 'approved';
    const project = await t.make.project(owner, entity.id, { status });
    const body = decision === 'approve' ? {} : { comment: 'Falta a licença.' };
    const answer = await t.as(admin).post(`/api/admin/projects/${project.id}/${decision}`, body);
    if (answer.status !== 200) throw new Error(`not decided: ${answer.status} ${JSON.stringify(answer.body)}`);
    return project;
  }

  /** Whatever waits is due. */
  async function runLater() {
    const past = new Date(Date.now() - 1000).toISOString();
    await t.db.updateTable('webhook_delivery').set({ next_try_at: past }).where('status', '=', 'waiting').execute();
    await t.db.updateTable('webhook').set({ resting_until: null }).execute();
    await rescheduleJobs(t.platform.pool, { runAt: new Date(past) });
    await t.runJobs();
  }

  const deliveries = async (hook: { path: string }, query = '', by: TestUser = owner) =>
    (await t.as(by).get(`${hook.path}/deliveries${query}`)).body.items;
  const stateOf = async ({ id }: { id: string }) =>
    (await t.as(owner).get(pathOf(entity.id))).body.find((one: { id: string }) => one.id === id);

  return { receiver, owner, entity, admin, pathOf, payload, add, decide, runLater, deliveries, stateOf };
}
