// Edits an entity: it goes to review again. Who may not edit it now is led to its page.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { LegalEntityPayload } from '@wattpact/domain/legal-entities/legal-entity';
import { type LegalEntityRecord, legalEntityApi } from '@wattpact/domain/legal-entities/legal-entity-api';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGo } from '../../platform/address/navigation.ts';
import { usePageName } from '../../platform/address/page-name.ts';
import { paths } from '../../platform/address/paths.ts';
import { call } from '../../platform/api/call.ts';
import { editedRecord } from '../../platform/api/query.ts';
import { useSession } from '../../platform/session/session.ts';
import { toasts } from '../../platform/toasts.ts';
import { RecordPage } from '../../ui/record/record-page.tsx';
import { replaceInput } from '../../ui/wizard/draft.ts';
import { valuesOf } from './legal-entity-form.ts';
import { LegalEntityWizard } from './legal-entity-wizard.tsx';
import { refreshEntities } from './refresh-entities.ts';
import { useLegalEntityEditor } from './use-legal-entity-editor.ts';

export function EditLegalEntityPage() {
  const { id } = useParams({ strict: false }) as { id: string };
  const entity = useQuery(editedRecord(legalEntityApi.get, { params: { id } }));
  usePageName(entity.data?.name);
  return (
    <RecordPage query={entity}>
      {(found) => <Editor key={found.version} entity={found} reload={() => void entity.refetch()} />}
    </RecordPage>
  );
}

function Editor({ entity, reload }: { entity: LegalEntityRecord; reload: () => void }) {
  const { t } = useTranslation('toast');
  const user = useSession();
  const go = useGo();
  const queryClient = useQueryClient();
  const [defaults] = useState(() => valuesOf(entity));
  const { id, version, country, fiscalNumber, employees, files } = entity;
  const mayEdit = entity.allowedActions.includes('edit');
  useEffect(() => {
    if (!mayEdit) void go(paths.legalEntity(id), { replace: true });
  }, [mayEdit, go, id]);
  const draft = { userId: user.id, name: `edit-legal-entity:${id}`, version };
  const editor = useLegalEntityEditor({
    defaults,
    draft,
    ownerEmail: employees.find(({ isOwner }) => isOwner)?.email ?? '',
    ownNumber: { country, fiscalNumber },
  });
  const send = async (payload: LegalEntityPayload) => {
    const changed = await call(legalEntityApi.update, { params: { id }, body: payload, version });
    toasts.success(t('legal_entity.edited'), t('legal_entity.edited_text', { name: changed.name }));
    await go(paths.legalEntity(id));
    await refreshEntities(queryClient, changed);
  };
  if (!mayEdit) return null;
  return (
    <LegalEntityWizard
      editor={editor}
      draft={draft}
      act="edit"
      send={send}
      onCancel={() => void go(paths.legalEntity(id))}
      onReload={() => replaceInput(draft, reload)}
      keptFileIds={files.map(({ fileId }) => fileId)}
    />
  );
}
