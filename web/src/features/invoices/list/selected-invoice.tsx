// The invoice named in the list's address: its figures beside the list, and the link to its page.
import { Button, Drawer, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../platform/address/app-link.tsx';
import { paths } from '../../../platform/address/paths.ts';
import { isMissing } from '../../../platform/api/request.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { FailedPart } from '../../../ui/feedback/failed-part.tsx';
import { useFocusBack } from '../../../ui/feedback/focus-back.ts';
import { DefinitionList } from '../../../ui/record/definition-list.tsx';
import { Money } from '../../../ui/text/money.tsx';
import { invoiceQuery } from '../invoice-calls.ts';
import classes from '../invoices.module.css';
import { InvoiceBadge } from './invoice-columns.tsx';

export function SelectedInvoice() {
  const { invoiceId } = useSearch({ strict: false }) as { invoiceId?: string };
  return invoiceId ? <InvoiceDrawer id={invoiceId} /> : null;
}

function InvoiceDrawer({ id }: { id: string }) {
  const { t } = useTranslation(['invoices', 'common']);
  useFocusBack();
  const formats = useFormats();
  const router = useRouter();
  const { data: invoice, error, refetch } = useQuery({ ...invoiceQuery(id), retry: false });
  const close = () =>
    void router.navigate({
      to: '.',
      search: (given: Record<string, unknown>) => ({ ...given, invoiceId: undefined }),
      replace: true,
      resetScroll: false,
    } as never);
  return (
    <Drawer
      opened
      onClose={close}
      position="right"
      size={448}
      title={invoice ? t('invoices:page.title', { number: invoice.number }) : t('invoices:list.invoice')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      {isMissing(error) && <p>{t('common:entity_not_found.description')}</p>}
      {error && !invoice && !isMissing(error) && <FailedPart error={error} onRetry={refetch} />}
      {!invoice && !error && <Skeleton height={160} />}
      {invoice && (
        <div className={classes.selected}>
          <div>
            <InvoiceBadge invoice={invoice} />
          </div>
          <p className={classes.amount}>
            <Money amount={invoice.totalPrice} />
          </p>
          <DefinitionList
            columns={1}
            items={[
              { label: t('invoices:list.fee_type'), value: t(`invoices:fee_type.${invoice.feeType}`) },
              { label: t('invoices:list.contract'), value: invoice.energyContract.name },
              { label: t('invoices:page.customer'), value: invoice.legalEntity.name },
              { label: t('invoices:list.due'), value: formats.date(invoice.dueDate) },
            ]}
          />
          <Button component={AppLink} to={paths.invoice(id)} fullWidth>
            {t('invoices:page.open')}
          </Button>
        </div>
      )}
    </Drawer>
  );
}
