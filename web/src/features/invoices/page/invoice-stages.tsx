// The progress of an invoice's payment: four stages in a row, which are not buttons.
import { IconCheck, IconCircleCheck, IconFileUpload, IconReceiptEuro, IconX } from '@tabler/icons-react';
import type { InvoiceRecord } from '@wattpact/domain/invoices/invoice-api';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/words/use-formats.ts';
import type { Tone } from '../../../ui/text/status-tones.ts';
import type { Icon } from '../../../ui/theme/icons.ts';
import classes from '../invoices.module.css';
import { type Stage, stagesOf } from './stages.ts';

const icons: Record<Stage['name'], Icon> = {
  issued: IconCheck,
  payment: IconReceiptEuro,
  confirmation: IconFileUpload,
  confirmed: IconCircleCheck,
};
const tones: Partial<Record<Stage['state'], Tone>> = { done: 'green', waiting: 'yellow', late: 'red', stopped: 'grey' };

function titleOf({ name, state, note }: Pick<Stage, 'name' | 'state' | 'note'>) {
  if (name === 'payment' && state === 'done') return 'payment_done';
  return note === 'statement' ? 'statement' : name;
}

export function InvoiceStages({ invoice }: { invoice: InvoiceRecord }) {
  const { t } = useTranslation('invoices');
  const formats = useFormats();
  return (
    <ol className={classes.stages} aria-label={t('stages.label')}>
      {stagesOf(invoice).map(({ name, state, note, date }) => {
        const StageIcon = state === 'done' ? IconCheck : state === 'stopped' ? IconX : icons[name];
        const tone = tones[state];
        const title = titleOf({ name, state, note });
        return (
          <li key={name} data-state={state} aria-current={state === 'waiting' || state === 'late' ? 'step' : undefined}>
            <span className={`${classes.stageMark} ${tone ? `tone-${tone}` : ''}`} aria-hidden>
              <StageIcon size={18} stroke={1.9} />
            </span>
            <span>
              <strong>{t(`stages.${title}`)}</strong>
              <small>{t(`stages.note.${note}`, { date: date ? formats.date(date) : '' })}</small>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
