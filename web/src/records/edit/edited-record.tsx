// A record opened for editing; the edit goes to review again. A user who may not edit it now is redirected to its page, and
// their input stays in this browser.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGo } from '../../platform/address/navigation.ts';
import { usePageName } from '../../platform/address/page-name.ts';
import { whileEdited } from '../../platform/api/query.ts';
import { useSession } from '../../platform/session/session.ts';
import { toasts } from '../../platform/toasts.ts';
import { type DraftPlace, hasDraft } from '../../ui/wizard/draft.ts';
import { GatedRecord } from '../gated-record.tsx';
import type { Conflict } from './edit-conflict.tsx';
import { draftName, type EditAct, type FormValues, type RecordEditing, type Versioned } from './record-editing.ts';
import { useDone } from './use-done.ts';

/** The props that the page gives to a wizard. */
export interface RecordForm<Found extends Versioned, Payload, Values extends FormValues> {
  editing: RecordEditing<Found, Payload, Values>;
  act: EditAct;
  defaults: Values;
  draft: DraftPlace;
  /** Submits it and navigates on. */
  send: (payload: Payload) => Promise<void>;
  onCancel: () => void;
  /** Above its steps. */
  notice?: ReactNode;
  /** For an existing record: what to do if somebody else has changed it meanwhile. */
  conflict?: Conflict<Found>;
}

export interface EditedRecordProps<Found extends Versioned, Payload, Values extends FormValues> {
  editing: RecordEditing<Found, Payload, Values>;
  wizard: ComponentType<RecordForm<Found, Payload, Values>>;
}

export function EditedRecord<Found extends Versioned, Payload, Values extends FormValues>(
  props: EditedRecordProps<Found, Payload, Values>,
) {
  const { kind, calls, nameOf } = props.editing;
  const { id } = useParams({ strict: false }) as { id: string };
  const queryClient = useQueryClient();
  const queryKey = ['edited', kind.api.get.path, id];
  const query = useQuery({ queryKey, queryFn: () => calls.get(id), ...whileEdited });
  usePageName(query.data && nameOf(query.data));
  return (
    <GatedRecord query={query} shape="wizard">
      {(found) => (
        <OpenRecord
          key={found.version}
          {...props}
          found={found}
          show={(latest) => queryClient.setQueryData(queryKey, latest)}
        />
      )}
    </GatedRecord>
  );
}

interface OpenRecordProps<Found extends Versioned, Payload, Values extends FormValues>
  extends EditedRecordProps<Found, Payload, Values> {
  found: Found;
  show: (latest: Found) => void;
}

function OpenRecord<Found extends Versioned, Payload, Values extends FormValues>(
  props: OpenRecordProps<Found, Payload, Values>,
) {
  const { editing, found, show, wizard: Wizard } = props;
  const { kind, calls, valuesOf } = editing;
  const { t } = useTranslation();
  const { id: userId } = useSession();
  const go = useGo();
  const done = useDone(editing, 'edit');
  // The version that the input is based on; it advances when the input is merged with somebody else's change.
  const [base, setBase] = useState(found);
  const [defaults] = useState(() => valuesOf(found));
  const { id } = found;
  const name = draftName(kind, 'edit', id);
  const mayEdit = found.allowedActions.includes('edit');
  useEffect(() => {
    if (mayEdit) return;
    void go(kind.page(id), { replace: true }).then(() => {
      if (hasDraft({ userId, name })) toasts.info(t('wizard.kept_title'), t('wizard.kept_text'));
    });
  }, [mayEdit, go, id, kind, userId, name, t]);
  if (!mayEdit) return null;
  return (
    <Wizard
      editing={editing}
      act="edit"
      defaults={defaults}
      draft={{ userId, name, version: base.version }}
      send={async (payload) => done(await calls.update(id, payload, base.version))}
      onCancel={() => void go(kind.page(id))}
      conflict={{ base, latest: () => calls.get(id), onKeep: setBase, onShow: show }}
    />
  );
}
