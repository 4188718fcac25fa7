// The page of one's own invoices.
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { PageHeader } from '../../../ui/app-shell/page-header.tsx';
import { useTotal } from '../../market/use-record-list.ts';
import { ownInvoices } from '../invoice-calls.ts';
import { OwnInvoices } from './own-invoices.tsx';

export function MyInvoicesPage() {
  const { t } = useTranslation('invoices');
  const formats = useFormats();
  const total = useTotal(ownInvoices);
  return (
    <>
      <PageHeader
        title={t('list.own')}
        note={total !== undefined && t('list.count', { count: total, number: formats.number(total) })}
      />
      <OwnInvoices />
    </>
  );
}
