// How to pay an invoice: the amount first, then the transfer's data to copy, and as a code for a banking app.
import { IconInfoCircle } from '@tabler/icons-react';
import type { InvoiceRecord } from '@wattpact/domain/invoices/invoice-api';
import { transferCode } from '@wattpact/domain/invoices/payment-reference';
import { useTranslation } from 'react-i18next';
import { groupsOfFour } from '../../../platform/words/formats.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { CopyButton } from '../../../ui/feedback/copy-button.tsx';
import { SectionPaper } from '../../../ui/record/section-paper.tsx';
import { Money } from '../../../ui/text/money.tsx';
import { QrCode } from '../../../ui/text/qr-code.tsx';
import classes from '../invoices.module.css';

export function TransferPaper({ invoice }: { invoice: InvoiceRecord }) {
  const { t } = useTranslation('invoices');
  const formats = useFormats();
  const { totalPrice, paidAmount, openAmount, dueDate, beneficiary, iban, paymentReference } = invoice;
  const code = transferCode({ beneficiary, iban, amount: openAmount, reference: paymentReference });
  const rows = [
    { label: t('document.beneficiary'), shown: beneficiary, copied: beneficiary },
    { label: t('document.iban'), shown: groupsOfFour(iban), copied: iban },
    { label: t('document.reference'), shown: groupsOfFour(paymentReference), copied: paymentReference },
    { label: t('page.amount'), shown: <Money amount={openAmount} />, copied: openAmount.toFixed(2) },
  ];
  return (
    <SectionPaper>
      <div className={classes.transfer}>
        <div>
          <p className={classes.label}>{t(paidAmount > 0 ? 'page.open_amount' : 'document.total')}</p>
          <p className={classes.amount}>
            <Money amount={openAmount} />
          </p>
          {paidAmount > 0 && (
            <p className={classes.due}>
              {t('page.part_paid', {
                paid: formats.money(paidAmount),
                total: formats.money(totalPrice),
                open: formats.money(openAmount),
              })}
            </p>
          )}
          <p className={classes.due}>
            {t('page.due', { date: formats.date(dueDate) })}
            <span>, {formats.relative(dueDate)}</span>
          </p>
          <h2 className={classes.head}>{t('document.payment')}</h2>
          <dl className={classes.rows}>
            {rows.map(({ label, shown, copied }) => (
              <div key={label} className={classes.row}>
                <dt>{label}</dt>
                <dd>{shown}</dd>
                <dd>
                  <CopyButton value={copied} label={label} />
                </dd>
              </div>
            ))}
          </dl>
          <p className={classes.hint}>
            <IconInfoCircle size={18} stroke={1.7} aria-hidden />
            {t('document.reference_hint')}
          </p>
        </div>
        {code && (
          <div className={classes.code}>
            <QrCode text={code} label={t('page.qr')} />
            <p>
              <strong className={classes.byPhone}>{t('page.pay_by_phone')}</strong>
              {t('document.code_hint')}
            </p>
          </div>
        )}
      </div>
    </SectionPaper>
  );
}
