// What connects a demo company with its own programs: a key of its ERP, and a webhook that waits to be switched on.
import { makeKey } from '../src/features/api-keys/api-key-service.ts';
import { addWebhook, changeWebhook } from '../src/features/webhooks/webhook-service.ts';
import { as, type DemoWorld, daysAgo, idOf } from './demo-world.ts';

const webhook = {
  name: 'ERP',
  url: 'https://erp.planicie-dourada.example/wattpact/eventos',
  events: ['energy_contract.approved', 'energy_contract.active', 'invoice.issued', 'invoice.paid'],
} as const;

export async function addIntegrations(world: DemoWorld): Promise<void> {
  const company = idOf(world.companies, 'planicie');
  const seller = idOf(world.users, 'seller@demo.example');
  await makeKey(await as(world, seller, daysAgo(12)), company, { name: 'ERP', level: 'registry' });
  const given = { ...webhook, events: [...webhook.events] };
  const { id } = await addWebhook(await as(world, seller, daysAgo(11)), company, given);
  // Nobody answers at this address: switched on, every event of the demonstration would be tried in vain for days.
  await changeWebhook(await as(world, seller, daysAgo(11, 11)), company, id, { ...given, isActive: false });
}
