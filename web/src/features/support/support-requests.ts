// The requests to support, for administrators.
import { IconLifebuoy } from '@tabler/icons-react';
import { type SupportSummary, supportList } from '@wattpact/domain/support/support';
import { supportApi } from '@wattpact/domain/support/support-api';
import { arranged } from '../../records/list/arrange-filters.ts';
import { listSource, type PlainView } from '../../records/list/list-view.ts';
import { useSupportRows } from './support-columns.tsx';

export const supportRequests: PlainView<SupportSummary> = {
  place: 'all',
  source: listSource(supportApi.list),
  filters: arranged(supportList, { bar: ['status', 'category'], placeholderKey: 'dashboard:support.search' }),
  useRows: useSupportRows,
  icon: IconLifebuoy,
  texts: 'dashboard',
  titleKey: 'common:navigation.support_requests',
  countKey: 'dashboard:support.count',
  emptyKey: 'dashboard:support.empty',
  loadError: 'error_load.support',
};
