// Changes and deletes a saved search; errors are shown, and the list shows the stored state. A deletion can be undone.
import { useQueryClient } from '@tanstack/react-query';
import { type SavedSearchRecord, savedSearchApi } from '@wattpact/domain/saved-searches/saved-search-api';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { useAct } from '../use-act.ts';
import { useUndo } from '../use-undo.ts';
import { droppedNames } from './dropped-names.ts';
import { refreshSearches } from './refresh-searches.ts';
import { searchedLists } from './searched-lists.ts';

export function useSearchChanges() {
  const { t } = useTranslation(['errorMessages', 'toast']);
  const common = useTranslation();
  const queryClient = useQueryClient();
  const refresh = () => refreshSearches(queryClient);
  const { isPending, run } = useAct(refresh);
  const offerUndo = useUndo(refresh);
  const change = (
    { id, version, name, notify, listEntity, filters, droppedFilters }: SavedSearchRecord,
    given: { name?: string; notify?: boolean },
    onDone = () => {},
  ) => {
    const body = { name, notify, listEntity, filters, ...given };
    // A saved search is replaced as a whole, so filters that its list no longer accepts are lost.
    const lost = droppedNames(droppedFilters, searchedLists[listEntity].declaration, common.t);
    return run(() => call(savedSearchApi.update, { params: { id }, body, version }), {
      done: {
        title: t('toast:saved_search.changed'),
        text: lost === '' ? undefined : t('toast:saved_search.without', { names: lost }),
      },
      failed: t('errorMessages:saved_search.error_edit'),
      onDone,
    });
  };
  const remove = ({ id, name }: SavedSearchRecord, onDone: () => void) =>
    run(() => call(savedSearchApi.remove, { params: { id } }), {
      done: {
        title: t('toast:deleted', { name }),
        offer: offerUndo({
          send: () => call(savedSearchApi.restore, { params: { id } }),
          done: t('toast:saved_search.restored'),
          failed: t('errorMessages:saved_search.error_restore'),
          named: t('toast:saved_search.named', { name }),
        }),
      },
      failed: t('errorMessages:saved_search.error_delete'),
      onDone,
    });
  return { isPending, change, remove };
}
