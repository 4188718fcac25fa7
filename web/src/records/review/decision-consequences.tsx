// What a decision entails, before it is made: for the record, for the money, and whether it can be taken back.
import { Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../platform/api/api-problems.ts';
import { request } from '../../platform/api/request.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { Consequences } from '../../ui/feedback/confirm-dialog.tsx';
import type { RecordKind, Target } from '../record-kind.ts';
import type { ShownRecord } from '../shown-record.ts';
import classes from './review.module.css';
import { type Decision, useUndoSeconds } from './use-review.ts';

interface DecisionConsequencesProps {
  kind: RecordKind;
  record: ShownRecord;
  decision: Decision;
}

export function DecisionConsequences({ kind, record, decision }: DecisionConsequencesProps) {
  const { t } = useTranslation();
  const { id, isAmended, lacks } = record;
  const seconds = useUndoSeconds(kind);
  const { approvalFee } = kind.adminApi;
  const what = kind.kind === 'energy_contract' && isAmended ? 'amended_contract' : kind.kind;
  return (
    <>
      <p>{t(`review.consequence.${decision}.${what}`)}</p>
      {decision === 'approve' && lacks && (
        <p>
          <strong>{lacks}</strong>
        </p>
      )}
      {decision === 'approve' && approvalFee && <ApprovalFee target={approvalFee} id={id} />}
      <p className={classes.meaning}>{seconds > 0 ? t('review.undoable', { count: seconds }) : t('review.no_undo')}</p>
    </>
  );
}

interface Fee {
  price: number;
  taxRate: number;
  taxAmount: number;
  dueDate: string;
}

/** The invoice that the approval issues, named before it binds. */
function ApprovalFee({ target: { method, path }, id }: { target: Target; id: string }) {
  const { t } = useTranslation(['common', 'errorMessages']);
  const formats = useFormats();
  const { data, error } = useQuery({
    queryKey: [path, { params: { id } }],
    queryFn: ({ signal }) => request<{ fee: Fee | null }>(method, path, { params: { id }, signal }),
    // What is asked about must be true now.
    staleTime: 0,
    retry: false,
  });
  if (error) return <Consequences>{refusalOf(error).message}</Consequences>;
  if (!data) {
    return (
      <p>
        <Loader size={18} aria-hidden /> {t('common:review.fee.checking')}
      </p>
    );
  }
  if (!data.fee) return <p>{t('common:review.fee.none')}</p>;
  const { price, taxRate, taxAmount, dueDate } = data.fee;
  const tax =
    taxAmount === 0 ? t('common:review.fee.reverse') : t('common:review.fee.tax', { rate: formats.percent(taxRate) });
  return (
    <p>
      <strong>{t('common:review.fee.due', { amount: formats.money(price), tax, date: formats.date(dueDate) })}</strong>
    </p>
  );
}
