// After a record is created or edited: shows a toast, opens its page, and refetches what is stale.
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useGo } from '../../platform/address/navigation.ts';
import { toasts } from '../../platform/toasts.ts';
import { refreshAfter } from '../stale-answers.ts';
import type { EditAct, FormValues, RecordEditing, Versioned } from './record-editing.ts';

export function useDone<Found extends Versioned, Payload, Values extends FormValues>(
  { kind, nameOf, toasts: own }: RecordEditing<Found, Payload, Values>,
  act: EditAct,
): (found: Found) => Promise<void> {
  const { t } = useTranslation(['toast', 'errorMessages']);
  const go = useGo();
  const queryClient = useQueryClient();
  return async (found) => {
    const said = `toast:${kind.kind}.${act === 'create' ? 'created' : 'edited'}`;
    if (own) toasts.success(t(own[act].done));
    else toasts.success(t(said), t(`${said}_text`, { name: nameOf(found) }));
    // The page shows this answer at once instead of the previous state.
    queryClient.setQueryData([kind.api.get.path, { params: { id: found.id } }], found);
    await go(kind.page(found.id));
    await refreshAfter(queryClient, kind.kind);
  };
}
