// The four stages of an invoice and their states: issued, payment awaited, confirmation sent, payment confirmed.
import type { InvoiceRow } from '@wattpact/domain/invoices/invoice-api';

export interface Stage {
  name: 'issued' | 'payment' | 'confirmation' | 'confirmed';
  /** `next` is still to come; `stopped` will not come any more. */
  state: 'done' | 'waiting' | 'late' | 'next' | 'stopped';
  /** A text of `invoices:stages.note`. */
  note: string;
  date?: string | undefined;
}

type InvoiceState = Pick<InvoiceRow, 'status' | 'paymentStatus' | 'issuedDate' | 'dueDate'> &
  Partial<Pick<InvoiceRow, 'paymentConfirmationFile'>>;

export function stagesOf(invoice: InvoiceState): Stage[] {
  const { status, paymentStatus, issuedDate, dueDate } = invoice;
  const issued: Stage = { name: 'issued', state: 'done', note: 'on', date: issuedDate };
  if (status === 'cancelled') {
    return [
      issued,
      { name: 'payment', state: 'stopped', note: 'cancelled' },
      { name: 'confirmation', state: 'stopped', note: 'none' },
      { name: 'confirmed', state: 'stopped', note: 'none' },
    ];
  }
  if (status === 'paid') {
    return [
      issued,
      { name: 'payment', state: 'done', note: 'paid' },
      // A bank statement stands in place of the proof.
      {
        name: 'confirmation',
        state: 'done',
        note: invoice.paymentConfirmationFile === null ? 'statement' : 'accepted',
      },
      { name: 'confirmed', state: 'done', note: 'confirmed' },
    ];
  }
  const isSent = paymentStatus === 'pending';
  const open = status === 'overdue' ? 'late' : 'waiting';
  return [
    issued,
    isSent
      ? { name: 'payment', state: 'done', note: 'told' }
      : { name: 'payment', state: open, note: status === 'overdue' ? 'overdue' : 'due', date: dueDate },
    isSent
      ? { name: 'confirmation', state: 'done', note: 'sent' }
      : { name: 'confirmation', state: 'next', note: paymentStatus === 'rejected' ? 'rejected' : 'to_send' },
    { name: 'confirmed', state: isSent ? 'waiting' : 'next', note: 'to_confirm' },
  ];
}
