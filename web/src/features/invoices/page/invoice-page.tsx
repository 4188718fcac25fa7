// The page of an invoice for the company that pays it.
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { InvoiceRecord } from '@wattpact/domain/invoices/invoice-api';
import { usePageName } from '../../../platform/address/page-name.ts';
import { paths } from '../../../platform/address/paths.ts';
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx';
import { AddToCalendar } from '../../deadlines/add-to-calendar.tsx';
import { invoiceQuery } from '../invoice-calls.ts';
import { InvoiceFrame } from './invoice-frame.tsx';

/** Unpaid, and no proof of payment waits for its confirmation. */
const isToPay = ({ status, paymentStatus }: InvoiceRecord): boolean =>
  (status === 'pending' || status === 'overdue') && paymentStatus !== 'pending';

export function InvoicePage() {
  const { id } = useParams({ strict: false }) as { id: string };
  const invoice = useQuery(invoiceQuery(id));
  usePageName(invoice.data?.number);
  return (
    <LoadedRecord query={invoice}>
      {(found) => (
        <InvoiceFrame
          invoice={found}
          contractTo={paths.contract(found.energyContract.id)}
          invoiceTo={paths.invoice}
          actions={isToPay(found) && <AddToCalendar deadline={{ kind: 'payment', id }} />}
        />
      )}
    </LoadedRecord>
  );
}
