// What the product holds, as Prometheus reads it: how many records, never which.
import type { FigureSource } from '../../platform/metrics/metrics.ts';
import type { Platform } from '../../platform/platform.ts';
import { countOpenInvoices, countRecords } from './figure-queries.ts';

/** Every process tells them all, and they change slowly. */
const everyMs = 60_000;

export const productFigures = ({ db }: Platform): FigureSource => ({
  name: 'records',
  everyMs,
  async read() {
    const records = await countRecords(db);
    const invoices = await countOpenInvoices(db);
    return [
      {
        name: 'wattpact_records',
        help: 'Records that are not deleted, by kind and status; of more than 20,000 an estimate.',
        labelNames: ['kind', 'status'],
        values: records.map(({ kind, status, count }) => ({ labels: { kind, status }, value: count })),
      },
      {
        name: 'wattpact_open_invoices',
        help: 'Invoices that wait for payment, by status.',
        labelNames: ['status'],
        values: invoices.map(({ status, count }) => ({ labels: { status }, value: count })),
      },
    ];
  },
});
