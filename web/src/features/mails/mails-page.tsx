// The mails that have not arrived, for administrators: why, and what to do about each.
import { IconMailExclamation } from '@tabler/icons-react';
import { type MailRecord, mailList } from '@wattpact/domain/mails/mail';
import { mailApi } from '@wattpact/domain/mails/mail-api';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { PageHeader } from '../../ui/app-shell/page-header.tsx';
import { arranged } from '../market/arrange-filters.ts';
import { RecordList } from '../market/record-list.tsx';
import { type ListSource, useRecordList } from '../market/use-record-list.ts';
import { useMailColumns } from './mail-columns.tsx';
import classes from './mails.module.css';

const mails: ListSource<MailRecord> = { path: mailApi.list.path, fetch: (input) => call(mailApi.list, input) };
const filters = arranged(mailList, { bar: ['status', 'fault'], placeholderKey: 'dashboard:mails.search' });

export function MailsPage() {
  const { t } = useTranslation(['dashboard', 'common']);
  const formats = useFormats();
  const records = useRecordList(filters, mails);
  const { page } = records;
  return (
    <>
      <PageHeader
        title={t('common:navigation.mails')}
        note={
          page && (
            <span className={classes.count}>
              {t('dashboard:mails.count', { count: page.total, number: formats.number(page.total) })}
            </span>
          )
        }
      />
      <RecordList
        records={records}
        loadError="error_load.mails"
        label={t('common:navigation.mails')}
        icon={IconMailExclamation}
        {...useMailColumns()}
        empty={{ title: t('dashboard:mails.none'), text: t('dashboard:mails.none_text') }}
      />
    </>
  );
}
