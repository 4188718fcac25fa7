// The mails, for administrators: those that have not arrived, and what was sent to whom.
import { useTranslation } from 'react-i18next';
import { TabList } from '../../records/list/tab-list.tsx';
import { PageHeader } from '../../ui/app-shell/page-header.tsx';
import { QueryTabs } from '../../ui/record/query-tabs.tsx';
import { mails } from './mails.ts';
import { sentMails } from './sent-mails.tsx';

export function MailsPage() {
  const { t } = useTranslation(['dashboard', 'common']);
  return (
    <>
      <PageHeader title={t('common:navigation.mails')} />
      <QueryTabs
        label={t('dashboard:mails.tabs.label')}
        tabs={[
          { value: 'undelivered', label: t('dashboard:mails.tabs.undelivered'), content: <TabList view={mails} /> },
          { value: 'sent', label: t('dashboard:mails.tabs.sent'), content: <TabList view={sentMails} /> },
        ]}
      />
    </>
  );
}
