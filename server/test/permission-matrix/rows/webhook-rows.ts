// Webhooks, in the permission matrix.
import { webhookEvents } from '@wattpact/domain/webhooks/webhook-events';
import type { TestApp } from '../../support/test-app.ts';
import type { OwnRecord, Rows } from '../matrix-row.ts';
import type { Scene } from '../scene.ts';

const path = '/api/legal-entities/:id/webhooks';
const payload = () => ({
  name: `ERP ${crypto.randomUUID()}`,
  url: 'https://erp.example.com/webhooks',
  events: [...webhookEvents],
});

/** A company has few, and each row makes one: those of the rows before are taken away. */
async function makeWebhook(t: TestApp, { alfa, person }: Scene) {
  await t.db.deleteFrom('webhook').where('legal_entity_id', '=', alfa.id).execute();
  const { body } = await t.as(person('manage')).post(`/api/legal-entities/${alfa.id}/webhooks`, payload());
  // Nobody listens there, and nobody has to look the name up.
  await t.db.updateTable('webhook').set({ url: 'http://127.0.0.1:9999/' }).where('id', '=', body.id).execute();
  return { id: alfa.id, hookId: body.id };
}

const webhook: OwnRecord = { name: 'webhook', make: makeWebhook };
const delivery: OwnRecord = {
  name: 'webhookDelivery',
  make: async (t, scene) => {
    const made = await makeWebhook(t, scene);
    const hook = `/api/legal-entities/${made.id}/webhooks/${made.hookId}`;
    const { body } = await t.as(scene.person('manage')).post(`${hook}/test`);
    await t.db.updateTable('webhook_delivery').set({ origin: 'event' }).where('id', '=', body.id).execute();
    return { ...made, deliveryId: body.id };
  },
};
const managers = (status: number) => ({
  ...{ outsiders: 404, counterparty: 404, view: 403, registry: 403, contracting: 403 },
  ...{ manage: status, admin: 404 },
});

export const webhookRows: Rows = {
  [`GET ${path}`]: { of: webhook, who: managers(200) },
  [`POST ${path}`]: { of: webhook, who: managers(201), body: payload },
  [`PUT ${path}/:hookId`]: { of: webhook, who: managers(200), body: () => ({ ...payload(), isActive: true }) },
  [`DELETE ${path}/:hookId`]: { of: webhook, who: managers(204) },
  [`POST ${path}/:hookId/test`]: { of: webhook, who: managers(200) },
  [`POST ${path}/:hookId/secret`]: { of: webhook, who: managers(200) },
  [`GET ${path}/:hookId/deliveries`]: { of: webhook, who: managers(200) },
  [`GET ${path}/:hookId/deliveries/:deliveryId`]: { of: delivery, who: managers(200) },
  [`POST ${path}/:hookId/deliveries/:deliveryId/replay`]: { of: delivery, who: managers(201) },
};
