// Adds a legal entity in its wizard.
import { useState } from 'react';
import { useSession } from '../../../platform/session/session.ts';
import { NewRecord } from '../../../records/edit/new-record.tsx';
import { legalEntityEditing } from './legal-entity-editing.ts';
import { newValues } from './legal-entity-form.ts';
import { LegalEntityWizard } from './legal-entity-wizard.tsx';

export function NewLegalEntityPage() {
  const user = useSession();
  const [defaults] = useState(() => newValues(user));
  return <NewRecord editing={legalEntityEditing} defaults={defaults} wizard={LegalEntityWizard} />;
}
