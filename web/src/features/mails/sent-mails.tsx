// What was sent to whom, as long as it is kept, for administrators.
import { IconMailCheck } from '@tabler/icons-react';
import { type SentMail, sentMailList } from '@wattpact/domain/mails/mail';
import { mailApi } from '@wattpact/domain/mails/mail-api';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/words/use-formats.ts';
import { arranged } from '../../records/list/arrange-filters.ts';
import { listSource, type PlainView, type ShownRows } from '../../records/list/list-view.ts';
import type { Column } from '../../ui/data-table/table-props.ts';
import classes from './mails.module.css';

export const sentMails: PlainView<SentMail> = {
  place: 'all',
  source: listSource(mailApi.sent, {
    file: {
      call: mailApi.sentExport,
      columns: async () => (await import('@wattpact/domain/mails/mail-columns')).sentColumns,
    },
  }),
  // The search finds addresses, too.
  filters: arranged(sentMailList, { placeholderKey: 'dashboard:mails.search', without: ['recipient'] }),
  useRows: useSentRows,
  icon: IconMailCheck,
  texts: 'dashboard',
  titleKey: 'dashboard:mails.sent',
  countKey: 'dashboard:mails.sent_count',
  emptyKey: 'dashboard:mails.sent_empty',
  loadError: 'error_load.mails',
};

/** @param recipient in lower case */
export const sentMailsTo = (recipient: string): PlainView<SentMail> => ({
  ...sentMails,
  source: { ...sentMails.source, fixed: { recipient } },
});

function useSentRows(): ShownRows<SentMail> {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const sentAt = ({ sentAt: at, createdAt }: SentMail) => formats.dateTime(at ?? createdAt);
  const columns: Column<SentMail>[] = [
    {
      id: 'recipient',
      header: t('mails.recipient'),
      width: '36%',
      atLeast: 170,
      title: ({ recipient }) => recipient,
      cell: ({ recipient }) => <strong className={classes.recipient}>{recipient}</strong>,
    },
    {
      id: 'subject',
      header: t('mails.subject'),
      width: '64%',
      atLeast: 170,
      title: ({ subject }) => subject,
      cell: ({ subject }) => subject,
    },
    { id: 'sent', header: t('mails.sent_at'), right: true, sortFlag: 'sortByCreatedAt', cell: sentAt },
  ];
  const card = (mail: SentMail) => (
    <div>
      <strong className={classes.recipient}>{mail.recipient}</strong>
      <span className="second-line">{mail.subject}</span>
      <span className="second-line">{`${t('mails.sent_at')}: ${sentAt(mail)}`}</span>
    </div>
  );
  return { columns, card };
}
