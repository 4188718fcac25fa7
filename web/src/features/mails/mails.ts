// The undelivered mails, for administrators: the reason, and the actions on each.
import { IconMailExclamation } from '@tabler/icons-react';
import { type MailRecord, mailList } from '@wattpact/domain/mails/mail';
import { mailApi } from '@wattpact/domain/mails/mail-api';
import { arranged } from '../../records/list/arrange-filters.ts';
import { listSource, type PlainView } from '../../records/list/list-view.ts';
import { useMailRows } from './mail-columns.tsx';

export const mails: PlainView<MailRecord> = {
  place: 'all',
  source: listSource(mailApi.list, {
    file: {
      call: mailApi.listExport,
      columns: async () => (await import('@wattpact/domain/mails/mail-columns')).undeliveredColumns,
    },
  }),
  filters: arranged(mailList, { bar: ['status', 'fault'], placeholderKey: 'dashboard:mails.search' }),
  useRows: useMailRows,
  icon: IconMailExclamation,
  texts: 'dashboard',
  titleKey: 'dashboard:mails.undelivered',
  countKey: 'dashboard:mails.count',
  emptyKey: 'dashboard:mails.empty',
  loadError: 'error_load.mails',
};
