// Who is notified of invoices and payments: the payers, and administrators of a confirmation that waits for them.
import { isOfMany, type LoggedEvent } from '../../platform/events/logged-event.ts';
import type { Platform } from '../../platform/platform.ts';
import { findEntitySummary } from '../legal-entities/legal-entity-queries.ts';
import type { Announcement } from '../notifications/notification-service.ts';

const forPayers = ['issued', 'paid', 'payment_rejected', 'overdue', 'cancelled', 'invoice_file_uploaded'];

export async function invoiceListener(event: LoggedEvent, { db }: Platform): Promise<Announcement[]> {
  const { action, status, recordId, ownerId, comment, data } = event;
  const isForPayers = forPayers.includes(action);
  if (ownerId === null || isOfMany(event) || (!isForPayers && action !== 'confirmation_uploaded')) return [];
  const entity = await findEntitySummary(db, ownerId);
  return [
    {
      to: isForPayers ? { entityId: ownerId, role: 'contracting' } : 'admins',
      key: `payment.${action}`,
      resourceType: 'payment',
      resourceId: recordId,
      resourceName: String(data.name ?? ''),
      resourceEntity: entity?.name ?? null,
      status: status ?? action,
      message: comment,
      mail: isForPayers ? 'invoice' : 'submission',
    },
  ];
}
