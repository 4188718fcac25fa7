// Narrows the audit log to one record, which is found by its name or its number.
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AuditEntry } from '@wattpact/domain/audit/audit';
import { type FoundGroup, searchApi } from '@wattpact/domain/search/search-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setValue } from '../../platform/address/filter-values.ts';
import { apiQuery } from '../../platform/api/query.ts';
import { filledText } from '../../platform/words/filled-text.ts';
import type { RecordList } from '../../records/list/use-record-list.ts';
import { FailedPart } from '../../ui/feedback/failed-part.tsx';
import { SearchSelect } from '../../ui/fields/search-select.tsx';
import classes from './audit.module.css';

interface Choice {
  value: string;
  label: string;
}

export function RecordChoice({ list, page }: Pick<RecordList<AuditEntry>, 'list' | 'page'>) {
  const { t } = useTranslation(['dashboard', 'common']);
  const [typed, setTyped] = useState('');
  const [query] = useDebouncedValue(typed.trim(), 250);
  const [picked, setPicked] = useState<Choice>();
  const found = useQuery({
    ...apiQuery(searchApi.records, { query: { query } }),
    enabled: query !== '',
    placeholderData: keepPreviousData,
  });
  const id = String(list.values.resourceId ?? '');
  // A link brings the id alone; the entries have its name.
  const name =
    picked?.value === id ? picked.label : page?.items.find(({ resourceId }) => resourceId === id)?.resourceName;
  const chosen: Choice[] = id === '' ? [] : [{ value: id, label: name ?? t('dashboard:audit.one_record') }];
  const groups = query === '' ? [] : (found.data?.groups ?? []);
  const options = groups.map((group) => optionsOf(group, t(`dashboard:audit.kind.${group.kind}`), id));
  const choose = (value: string | null) => {
    setPicked(options.flatMap(({ items }) => items).find((one) => one.value === value));
    list.setValues(setValue(list.values, 'resourceId', value ?? ''));
  };
  return (
    <div className={classes.choice}>
      <SearchSelect
        label={t('dashboard:audit.record')}
        placeholder={t('dashboard:audit.record_search')}
        data={[...chosen, ...options]}
        // The server has searched already.
        filter={({ options: all }) => all}
        value={id || null}
        onChange={choose}
        onSearchChange={setTyped}
        nothingFoundMessage={query === '' || found.isFetching ? undefined : t('common:filters.no_option')}
        clearable
        clearButtonProps={{ 'aria-label': t('common:filters.clear_one', { name: t('dashboard:audit.record') }) }}
      />
      {found.isLoadingError && <FailedPart error={found.error} onRetry={found.refetch} />}
    </div>
  );
}

const optionsOf = ({ items }: FoundGroup, group: string, chosen: string) => ({
  group,
  items: items
    .filter(({ id }) => id !== chosen)
    .map(({ id, name, details }): Choice => ({ value: id, label: filledText([name, ...details]) })),
});
