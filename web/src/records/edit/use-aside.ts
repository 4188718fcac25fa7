// Input that was replaced by another person's version of the record: it can be restored into the form.
import { useState } from 'react';
import type { DraftPlace } from '../../ui/wizard/draft.ts';
import { dropAside, findAside, setAside } from '../../ui/wizard/set-aside.ts';
import { mergeRules } from '../fields/merge-rules.ts';
import type { FormValues } from './record-editing.ts';
import type { RecordEditor } from './use-record-editor.ts';

export function useAside<Values extends FormValues>(
  draft: DraftPlace,
  { form, merge }: Pick<RecordEditor<Values>, 'form' | 'merge'>,
) {
  const [aside, setAsideState] = useState(() => findAside<Values>(draft));
  const drop = () => {
    dropAside(draft);
    setAsideState(undefined);
  };
  return {
    isThere: aside !== undefined,
    drop,
    put: () => setAside(draft, { values: form.getValues(), base: form.getInitialValues() as Values }, mergeRules),
    /** The restored input is merged with the form's present values. */
    bringBack: () => {
      if (aside) merge({ typed: { ...form.getValues(), ...aside.values }, base: aside.base, latest: form.getValues() });
      drop();
    },
  };
}
