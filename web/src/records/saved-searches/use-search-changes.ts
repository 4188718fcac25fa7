// Changes and deletes a saved search; errors are shown, and the list shows the stored state.
import { useQueryClient } from '@tanstack/react-query';
import { type SavedSearchRecord, savedSearchApi } from '@wattpact/domain/saved-searches/saved-search-api';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../platform/api/api-problems.ts';
import { call } from '../../platform/api/call.ts';
import { toasts } from '../../platform/toasts.ts';
import { droppedNames } from './dropped-names.ts';
import { refreshSearches } from './refresh-searches.ts';
import { searchedLists } from './searched-lists.ts';

interface SearchChanges {
  change: (search: SavedSearchRecord, given: { name?: string; notify?: boolean }) => Promise<boolean>;
  remove: (search: SavedSearchRecord) => Promise<boolean>;
}

export function useSearchChanges(): SearchChanges {
  const { t } = useTranslation(['errorMessages', 'toast']);
  const common = useTranslation();
  const queryClient = useQueryClient();
  const attempt = async (act: () => Promise<unknown>, done: string, failed: string, more?: string) => {
    try {
      await act();
      toasts.success(done, more);
      return true;
    } catch (error) {
      const { message, errors } = refusalOf(error);
      toasts.error(failed, message ?? Object.values(errors)[0]);
      return false;
    } finally {
      await refreshSearches(queryClient);
    }
  };
  return {
    change: ({ id, version, name, notify, listEntity, filters, droppedFilters }, given) =>
      attempt(
        () => {
          const body = { name, notify, listEntity, filters, ...given };
          return call(savedSearchApi.update, { params: { id }, body, version });
        },
        t('toast:saved_search.changed'),
        t('errorMessages:saved_search.error_edit'),
        // A saved search is replaced as a whole, so filters that its list no longer accepts are lost.
        droppedFilters.length > 0
          ? t('toast:saved_search.without', {
              names: droppedNames(droppedFilters, searchedLists[listEntity].declaration, common.t),
            })
          : undefined,
      ),
    remove: ({ id, name }) =>
      attempt(
        () => call(savedSearchApi.remove, { params: { id } }),
        t('toast:deleted', { name }),
        t('errorMessages:saved_search.error_delete'),
      ),
  };
}
