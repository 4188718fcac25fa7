// Asks for a search's name and whether to notify of new matches. If the list was opened from a saved search, that one can be
// replaced instead.
import { Radio, Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { savedSearchApi } from '@wattpact/domain/saved-searches/saved-search-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { apiQuery } from '../../platform/api/query.ts';
import { repeatKey } from '../../platform/api/repeat-key.ts';
import { useAct } from '../use-act.ts';
import { refreshSearches } from './refresh-searches.ts';
import type { SavedFilters } from './saved-filters.ts';
import { SearchFields } from './search-fields.tsx';
import type { SearchableList } from './searched-lists.ts';

interface SaveSearchDialogProps {
  listEntity: SearchableList;
  filters: SavedFilters;
  /** The saved search from which the list was opened. */
  shownId: string | undefined;
  onClose: () => void;
}

export default function SaveSearchDialog({ listEntity, filters, shownId, onClose }: SaveSearchDialogProps) {
  const { t } = useTranslation(['common', 'errorMessages', 'toast']);
  const queryClient = useQueryClient();
  const { data: shown } = useQuery({
    ...apiQuery(savedSearchApi.get, { params: { id: shownId ?? '' } }),
    enabled: shownId !== undefined,
    retry: false,
  });
  const [way, setWay] = useState<string>();
  const [key] = useState(repeatKey);
  const replaced = way === 'new' ? undefined : shown;

  const { isPending, run } = useAct(() => refreshSearches(queryClient));
  const save = ({ name, notify }: { name: string; notify: boolean }) => {
    const body = { name, notify, listEntity, filters };
    const send = () =>
      replaced
        ? call(savedSearchApi.update, { params: { id: replaced.id }, body, version: replaced.version })
        : call(savedSearchApi.create, { body, idempotencyKey: key.of(body) });
    return run<unknown>(send, {
      done: { title: t('toast:saved_search.saved'), text: t('toast:saved_search.named', { name }) },
      failed: t('errorMessages:saved_search.error_save'),
      onDone: onClose,
    });
  };
  return (
    <SearchFields
      title={t('common:saved_search.save_title')}
      initial={replaced ?? { name: '', notify: true }}
      busy={isPending}
      onSave={(given) => void save(given)}
      onClose={onClose}
    >
      {shown && (
        <Radio.Group label={t('common:saved_search.how')} value={replaced ? 'replace' : 'new'} onChange={setWay}>
          <Stack gap="var(--touch-gap, 8px)">
            <Radio value="replace" label={t('common:saved_search.replace', { name: shown.name })} />
            <Radio value="new" label={t('common:saved_search.as_new')} />
          </Stack>
        </Radio.Group>
      )}
    </SearchFields>
  );
}
