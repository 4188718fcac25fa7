// Creates a record: it goes to an administrator, and its page opens.
import { type ReactNode, useState } from 'react';
import { useGo } from '../../platform/address/navigation.ts';
import { paths } from '../../platform/address/paths.ts';
import { repeatKey } from '../../platform/api/repeat-key.ts';
import { useSession } from '../../platform/session/session.ts';
import type { EditedRecordProps } from './edited-record.tsx';
import { draftName, type FormValues, type Versioned } from './record-editing.ts';
import { useDone } from './use-done.ts';

interface NewRecordProps<Found extends Versioned, Payload, Values extends FormValues>
  extends EditedRecordProps<Found, Payload, Values> {
  defaults: Values;
  /** The record it starts from: the draft is stored apart from those of other new records. */
  from?: string | undefined;
  /** Above the steps. */
  notice?: ReactNode;
}

export function NewRecord<Found extends Versioned, Payload, Values extends FormValues>(
  props: NewRecordProps<Found, Payload, Values>,
) {
  const { editing, defaults, from, notice, wizard: Wizard } = props;
  const { id: userId } = useSession();
  const go = useGo();
  const done = useDone(editing, 'create');
  const [key] = useState(repeatKey);
  return (
    <Wizard
      editing={editing}
      act="create"
      defaults={defaults}
      draft={{ userId, name: draftName(editing.kind, 'create', from) }}
      send={async (payload) => done(await editing.calls.create(payload, key.of(payload)))}
      onCancel={() => void go(paths.home())}
      notice={notice}
    />
  );
}
