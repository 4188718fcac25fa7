// The input of a version: where it starts, its stored draft, and the versions that it is compared with.
import type { NegotiationRecord } from '@wattpact/domain/negotiations/negotiation-api';
import { useMemo, useState } from 'react';
import { useSession } from '../../../platform/session/session.ts';
import { mergeRules } from '../../../records/fields/merge-rules.ts';
import type { DraftPlace } from '../../../ui/wizard/draft.ts';
import { takeOver } from '../../../ui/wizard/take-over.ts';
import { useWizardForm, type WizardForm } from '../../../ui/wizard/use-wizard-form.ts';
import { type TermsValues, termsValuesOf } from '../../contract-terms/terms-form.ts';
import type { Base, Newest } from './item-terms.ts';

export interface VersionForm extends WizardForm<TermsValues> {
  draft: DraftPlace;
  /** The newest version that the user has seen; undefined when there is none yet. */
  newest: Newest | undefined;
  /** Its number, or 0. */
  seen: number;
  /** The number of the version that is being written. */
  version: number;
  /** Another version was sent meanwhile: what was typed stays, and the rest follows that version. */
  catchUp: (found: Newest) => void;
}

/** @param chosen the older version that was chosen as the start */
export function useVersionForm({ id }: NegotiationRecord, base: Base, chosen: string | undefined): VersionForm {
  const { id: userId } = useSession();
  const [newest, setNewest] = useState(base.newest);
  const [defaults] = useState(() => termsValuesOf(base.terms));
  const before = useMemo(() => (newest ? termsValuesOf(newest.terms) : defaults), [newest, defaults]);
  const seen = newest?.version ?? 0;
  // A form started from a chosen version keeps that base; one started from the newest version follows newer ones.
  const place = { userId, name: `template:${id}` };
  const draft =
    chosen === undefined
      ? { ...place, version: seen, base: { ...before } }
      : { ...place, name: `${place.name}:from:${chosen}` };
  const { form, restored } = useWizardForm<TermsValues>({ defaults, draft, rules: mergeRules });
  const catchUp = (found: Newest) => {
    const after = termsValuesOf(found.terms);
    form.setValues(takeOver(form.getValues(), before, after, mergeRules));
    form.resetDirty(after);
    setNewest(found);
  };
  return { form, restored, draft, newest, seen, version: seen + 1, catchUp };
}
