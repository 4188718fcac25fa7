// What a webhook may be, and of which events it can tell.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { problemsOf } from '../testing/problems-of.ts';
import { newWebhook } from './webhook.ts';
import { resourcePath, webhookEventOf, webhookEvents } from './webhook-events.ts';

const webhook = { name: 'ERP', url: 'https://erp.example.com/hook', events: ['invoice.issued'] };
const problems = (changes: object) => problemsOf(newWebhook, { ...webhook, ...changes });

test.each([
  'https://erp.example.com',
  'https://erp.example.com:443/a?b=c',
  'https://erp.example.com:8443',
  'https://bücher.example/webhook',
  'http://localhost:4000/hook',
])('[INT-31] %s may be an address', (url) => expect(problems({ url })).toEqual([]));

test.each([
  ['erp.example.com', 'error_webhook_url'],
  ['ftp://erp.example.com', 'error_webhook_url'],
  ['javascript:alert(1)', 'error_webhook_url'],
  ['https://', 'error_webhook_url'],
  ['https://erp.example.com/#a', 'error_webhook_url'],
  ['https://user:pass@erp.example.com', 'error_webhook_url_sign_in'],
  ['https://user@erp.example.com', 'error_webhook_url_sign_in'],
  ['https://erp.example.com:25', 'error_webhook_url_port'],
  ['https://erp.example.com:22', 'error_webhook_url_port'],
])('[INT-31] %s may not', (url, key) => expect(problems({ url })).toEqual([`url: ${key}`]));

test('[INT-31] a name, at least one event, each once, and nothing that is not known', () => {
  expect(problems({ name: ' ' })).toEqual(['name: error_required.name']);
  expect(problems({ url: '' })).toEqual(['url: error_required.url']);
  expect(problems({ events: [] })).toEqual(['events: error_required.events']);
  expect(problems({ events: ['invoice.issued', 'invoice.issued'] })).toHaveLength(1);
  expect(problems({ events: ['webhook.test'] })).toHaveLength(1);
  expect(problems({ secret: 'whsec_x' })).toEqual(['secret: error_unknown_field']);
});

/** What people are told on their own account, administrators, or of a job of many records. */
const notOffered = [
  ...['legal_entity.deleted', 'payment.confirmation_uploaded', 'payment.overpaid'],
  ...['saved_search', 'contract_import', 'contract_decision', 'webhook', 'legal_entity.api_key_created'],
  'legal_entity.api_key_ended',
  // A company's own programs look matches up.
  'matched',
  ...[
    'watched_price',
    'watched_terms',
    'watched_ongoing',
    'watched_available',
    'watched_withdrawn',
    'watched_returned',
  ],
];

test('[INT-33] every notification that a company gets has its webhook event, and every event its notification', () => {
  const texts = JSON.parse(readFileSync(new URL('../../../locales/en/notification.json', import.meta.url), 'utf8'));
  const kinds = Object.keys(texts.resource_type);
  const keys = kinds.flatMap((kind) =>
    Object.keys(texts[kind] ?? {}).map((name) => `${kind}.${name.replace(/_(one|other)$/, '')}`),
  );
  const offered = keys.filter((key) => !notOffered.some((name) => key === name || key.split('.').includes(name)));
  expect(offered.filter((key) => webhookEventOf(key) === undefined)).toEqual([]);
  expect(new Set(offered.map(webhookEventOf))).toEqual(new Set(webhookEvents));
  expect(webhookEventOf('legal_entity.deleted')).toBeUndefined();
});

test('[INT-34] a record has its address in the API', () => {
  expect(resourcePath('energy_contract', '7')).toBe('/api/energy-contracts/7');
  expect(resourcePath('legal_entity', '7')).toBe('/api/legal-entities/7');
});
