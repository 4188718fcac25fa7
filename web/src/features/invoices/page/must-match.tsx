// What a confirmation must show, to be ticked off while it is read. The ticks help the reader; they are not kept.
import { Checkbox } from '@mantine/core';
import type { InvoiceRecord } from '@wattpact/domain/invoices/invoice-api';
import { useTranslation } from 'react-i18next';
import { groupsOfFour } from '../../../platform/words/formats.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import classes from '../invoices.module.css';

interface MustMatchProps {
  invoice: InvoiceRecord;
  matched: string[];
  onChange: (matched: string[]) => void;
}

export function MustMatch({ invoice, matched, onChange }: MustMatchProps) {
  const { t } = useTranslation('invoices');
  const formats = useFormats();
  const { openAmount, paymentReference, iban, legalEntity, dueDate } = invoice;
  const rows = {
    amount: formats.money(openAmount),
    reference: groupsOfFour(paymentReference),
    iban: groupsOfFour(iban),
    payer: legalEntity.name,
    date: formats.date(dueDate),
  };
  return (
    <Checkbox.Group label={t('verification.must_match')} value={matched} onChange={onChange}>
      <div className={classes.match}>
        {Object.entries(rows).map(([name, value]) => (
          <Checkbox
            key={name}
            value={name}
            label={
              <>
                <span className={classes.matchName}>{t(`verification.match.${name}` as never)}</span> {value}
              </>
            }
          />
        ))}
      </div>
    </Checkbox.Group>
  );
}
