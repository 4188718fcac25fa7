// What a person was sent, as long as it is kept.
import { useMemo } from 'react';
import { TabList } from '../../../records/list/tab-list.tsx';
import { sentMailsTo } from '../../mails/sent-mails.tsx';

export function PersonMails({ email }: { email: string }) {
  const view = useMemo(() => sentMailsTo(email), [email]);
  return <TabList view={view} />;
}
