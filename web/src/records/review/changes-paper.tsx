// What an administrator has to check in an edited record: each change since the last approved version.
import type { ReviewedKindName } from '@wattpact/domain/records/kinds';
import { useTranslation } from 'react-i18next';
import { SectionPaper } from '../../ui/record/section-paper.tsx';
import { useFieldWords } from '../fields/use-field-words.ts';
import { changeWords } from '../history/change-words.ts';
import type { ShownRecord } from '../shown-record.ts';
import { changesToReview } from './last-decision.ts';
import classes from './review.module.css';

interface ChangesPaperProps {
  kind: ReviewedKindName;
  record: ShownRecord;
}

/** Absent for a record that is not waiting, or was never approved. */
export function ChangesPaper({ kind, record: { status, history = [] } }: ChangesPaperProps) {
  const { t } = useTranslation();
  const words = useFieldWords(kind);
  const found = status === 'pending_validation' ? changesToReview(history) : undefined;
  const lines = found?.changes.flatMap((change) => changeWords(change, words)) ?? [];
  if (!found || lines.length === 0) return null;
  return (
    <SectionPaper
      flush
      title={t('common:review.changes')}
      aside={
        <span className={classes.counter}>
          {t('common:review.changes_since', { count: lines.length, date: words.formats.date(found.approvedAt) })}
        </span>
      }
    >
      <div className={classes.scroll}>
        <table className={classes.changes}>
          <thead>
            <tr>
              {['field', 'before', 'now', 'difference'].map((name) => (
                <th key={name} scope="col">
                  {t(`common:review.column.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ label, before, after, difference }) => (
              <tr key={`${label} ${before} ${after}`}>
                <td>{label}</td>
                <td>{before ? <del>{before}</del> : t('common:history.nothing')}</td>
                <td>{after ? <strong>{after}</strong> : t('common:history.nothing')}</td>
                <td>{difference}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </SectionPaper>
  );
}
