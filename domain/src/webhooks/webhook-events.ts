// The events of which a company's own programs can be told. They are those of which its people are notified: what nobody
// is told of has no webhook, and who may hear of it is decided once.
import { recordKinds } from '../records/kinds.ts';

/** By the kind of record that the event is about; the name of an event is `<kind>.<what happened>`. */
export const webhookEventGroups = {
  legal_entity: ['approved', 'rejected', 'pending_validation'],
  project: ['approved', 'rejected', 'pending_validation', 'closed', 'fractioned', 'deleted'],
  offer: ['approved', 'rejected', 'pending_validation', 'closed', 'deleted'],
  negotiation: [
    ...['started', 'message', 'version_created', 'version_accepted', 'version_agreed', 'closed', 'cancelled'],
    ...['registration_soon', 'registration_today', 'registration_late'],
  ],
  energy_contract: [
    ...['approved', 'rejected', 'pending_validation', 'active', 'terminated', 'expired', 'deleted'],
    ...['registration_soon', 'registration_today', 'registration_late'],
  ],
  invoice: [
    ...['issued', 'due_soon', 'overdue', 'still_overdue', 'payment_rejected', 'part_paid', 'paid'],
    ...['payment_taken_back', 'cancelled', 'document_available'],
    ...['overpayment_refunded', 'overpayment_credited', 'settlement_taken_back'],
  ],
} as const;

type Groups = typeof webhookEventGroups;
export type WebhookResourceKind = keyof Groups;
export const webhookResourceKinds = Object.keys(webhookEventGroups) as WebhookResourceKind[];
export type WebhookEvent = { [Kind in WebhookResourceKind]: `${Kind}.${Groups[Kind][number]}` }[WebhookResourceKind];

export const webhookEvents = Object.entries(webhookEventGroups).flatMap(([kind, names]) =>
  names.map((name) => `${kind}.${name}`),
) as unknown as readonly [WebhookEvent, ...WebhookEvent[]];

/** What a trial of an endpoint is called; no endpoint chooses it. */
export const testEvent = 'webhook.test';

/** Where a notification's key differs from the event's name. */
const renamed: Readonly<Record<string, WebhookEvent>> = {
  'message.new_message': 'negotiation.message',
  'contract_template.created': 'negotiation.version_created',
  'contract_template.accepted': 'negotiation.version_accepted',
  'contract_template.agreed': 'negotiation.version_agreed',
  'payment.invoice_file_uploaded': 'invoice.document_available',
};

const isWebhookEvent = (name: string): name is WebhookEvent => (webhookEvents as readonly string[]).includes(name);

/** The event of a notification by its key (`payment.issued` → `invoice.issued`); undefined where no webhook tells of it. */
export function webhookEventOf(notificationKey: string): WebhookEvent | undefined {
  const name = renamed[notificationKey] ?? notificationKey.replace(/^payment\./, 'invoice.');
  return isWebhookEvent(name) ? name : undefined;
}

export const resourceKindOf = (event: WebhookEvent): WebhookResourceKind => event.split('.')[0] as WebhookResourceKind;

/** Where the API has the record: `/api/energy-contracts/…`. */
export const resourcePath = (kind: WebhookResourceKind, id: string): string => `/api/${recordKinds[kind].path}/${id}`;
