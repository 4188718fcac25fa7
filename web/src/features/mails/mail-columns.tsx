// The columns and cards of the undelivered mails.
import type { MailRecord } from '@wattpact/domain/mails/mail';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/words/use-formats.ts';
import type { ShownRows } from '../../records/list/list-view.ts';
import type { Column } from '../../ui/data-table/table-props.ts';
import { StatusBadge } from '../../ui/text/status-badge.tsx';
import { MailActs } from './mail-acts.tsx';
import classes from './mails.module.css';

export function useMailRows(): ShownRows<MailRecord> {
  const { t } = useTranslation(['dashboard', 'common']);
  const formats = useFormats();
  const triedAt = ({ triedAt: at }: MailRecord) => (at ? formats.dateTime(at) : '—');
  const reason = ({ fault, error }: MailRecord) => (
    <>
      {fault && t(`dashboard:mail_fault.${fault}`)}
      {error && (
        <span className={`second-line ${classes.answer}`}>{t('dashboard:mails.server_says', { text: error })}</span>
      )}
    </>
  );
  const mail = ({ recipient, subject }: MailRecord) => (
    <>
      <strong className={classes.recipient}>{recipient}</strong>
      <span className="second-line">{subject}</span>
    </>
  );
  const columns: Column<MailRecord>[] = [
    { id: 'mail', header: t('dashboard:mails.recipient'), width: '34%', atLeast: 180, cell: mail },
    { id: 'status', header: t('common:field.status'), cell: ({ status }) => <StatusBadge status={status} /> },
    { id: 'fault', header: t('dashboard:mails.fault'), wrap: true, cell: reason },
    {
      id: 'attempts',
      header: t('dashboard:mails.attempts'),
      right: true,
      from: 'broad',
      cell: ({ attempts }) => formats.number(attempts),
    },
    { id: 'tried', header: t('dashboard:mails.tried'), right: true, cell: triedAt },
    {
      id: 'acts',
      header: t('dashboard:mails.actions'),
      right: true,
      width: 90,
      cell: (one) => <MailActs mail={one} />,
    },
  ];
  const card = (one: MailRecord) => (
    <div className={classes.card}>
      <div className={classes.parts}>
        <div>{mail(one)}</div>
        <StatusBadge status={one.status} />
        <div>
          {reason(one)}
          <span className="second-line">{`${t('dashboard:mails.tried')}: ${triedAt(one)}`}</span>
        </div>
      </div>
      <MailActs mail={one} />
    </div>
  );
  return { columns, card };
}
