// Adds an entity: it goes to an administrator, and its page opens.
import { useQueryClient } from '@tanstack/react-query';
import type { LegalEntityPayload } from '@wattpact/domain/legal-entities/legal-entity';
import { legalEntityApi } from '@wattpact/domain/legal-entities/legal-entity-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGo } from '../../platform/address/navigation.ts';
import { paths } from '../../platform/address/paths.ts';
import { call } from '../../platform/api/call.ts';
import { useSession } from '../../platform/session/session.ts';
import { toasts } from '../../platform/toasts.ts';
import { newValues } from './legal-entity-form.ts';
import { LegalEntityWizard } from './legal-entity-wizard.tsx';
import { refreshEntities } from './refresh-entities.ts';
import { useLegalEntityEditor } from './use-legal-entity-editor.ts';

export function NewLegalEntityPage() {
  const { t } = useTranslation('toast');
  const user = useSession();
  const go = useGo();
  const queryClient = useQueryClient();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [defaults] = useState(() => newValues(user));
  const draft = { userId: user.id, name: 'new-legal-entity' };
  const editor = useLegalEntityEditor({ defaults, draft, ownerEmail: user.email });
  const send = async (payload: LegalEntityPayload) => {
    const entity = await call(legalEntityApi.create, { body: payload, idempotencyKey });
    await refreshEntities(queryClient, entity);
    toasts.success(t('legal_entity.created'), t('legal_entity.created_text', { name: entity.name }));
    await go(paths.legalEntity(entity.id));
  };
  return (
    <LegalEntityWizard editor={editor} draft={draft} act="create" send={send} onCancel={() => void go(paths.home())} />
  );
}
