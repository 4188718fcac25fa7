// Who is notified of invoices and payments: the payers, and administrators of a confirmation that waits for them.
import { reminderStages } from '@wattpact/domain/invoices/payment-reminders';
import type { Db } from '../../platform/database/database.ts';
import { isOfMany, type LoggedEvent } from '../../platform/events/logged-event.ts';
import type { Platform } from '../../platform/platform.ts';
import { findEntitySummary } from '../legal-entities/legal-entity-queries.ts';
import type { Announcement } from '../notifications/notification-service.ts';

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

export async function invoiceListener(event: LoggedEvent, { db }: Platform): Promise<Announcement[]> {
  const { action, status, recordId, ownerId, comment, data } = event;
  const isForPayers = forPayers.includes(action);
  if (ownerId === null || isOfMany(event) || (!isForPayers && !forAdministrators.includes(action))) return [];
  const entityName = await companyOf(db, ownerId, data);
  return [
    {
      to: isForPayers ? { entityId: ownerId, role: 'contracting' } : 'admins',
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
