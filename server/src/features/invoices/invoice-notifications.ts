// Who is notified of invoices and payments: the payers, and administrators of a confirmation that waits for them.
import { reminderStages } from '@wattpact/domain/invoices/payment-reminders';
import type { Db } from '../../platform/database/database.ts';
import { isOfMany, type LoggedEvent } from '../../platform/events/logged-event.ts';
import type { Platform } from '../../platform/platform.ts';
import { findEntitySummary } from '../legal-entities/legal-entity-queries.ts';
import type { Announcement, Audience } from '../notifications/notification-service.ts';

const forPayers: readonly string[] = [
  ...['issued', 'paid', 'payment_rejected', 'overdue', 'cancelled', 'invoice_file_uploaded'],
  ...['part_paid', 'payment_taken_back', ...reminderStages],
  ...['overpayment_refunded', 'overpayment_credited', 'settlement_taken_back'],
];
const forAdministrators = ['confirmation_uploaded', 'overpaid'];

/** An event that was written with many others names the company itself. */
async function companyOf(db: Db, ownerId: string, { entityName }: LoggedEvent['data']): Promise<string | null> {
  return typeof entityName === 'string' ? entityName : ((await findEntitySummary(db, ownerId))?.name ?? null);
}

function audienceOf(ownerId: string, { isForPayers, isSilent }: { isForPayers: boolean; isSilent: boolean }): Audience {
  if (isSilent) return 'nobody';
  return isForPayers ? { entityId: ownerId, role: 'contracting' } : 'admins';
}

export async function invoiceListener(event: LoggedEvent, { db }: Platform): Promise<Announcement[]> {
  const { action, status, recordId, ownerId, comment, data } = event;
  const isForPayers = forPayers.includes(action);
  // Of a bulk decision people are told once, the payer's programs of each invoice.
  const isSilent = isOfMany(event);
  if (ownerId === null || (!isForPayers && (isSilent || !forAdministrators.includes(action)))) return [];
  const entityName = await companyOf(db, ownerId, data);
  return [
    {
      to: audienceOf(ownerId, { isForPayers, isSilent }),
      ...(isForPayers && { company: ownerId }),
      key: `payment.${action}`,
      resourceType: 'payment',
      resourceId: recordId,
      resourceName: String(data.name ?? ''),
      resourceEntity: entityName,
      status: status ?? action,
      ...(typeof data.deadline === 'string' && { deadline: data.deadline }),
      message: comment,
      mail: isForPayers ? 'invoice' : 'submission',
    },
  ];
}
