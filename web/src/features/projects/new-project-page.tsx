// Creates a project: it goes to an administrator, and its page opens.
import { useQueryClient } from '@tanstack/react-query';
import type { ProjectPayload } from 'domain/projects/project';
import { projectApi } from 'domain/projects/project-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/call.ts';
import { useGo } from '../../platform/navigation.ts';
import { paths } from '../../platform/paths.ts';
import { useSession } from '../../platform/session.ts';
import { toasts } from '../../platform/toasts.ts';
import { ContractingGate } from '../market/contracting-gate.tsx';
import { refreshItems } from '../market/refresh-items.ts';
import { newValues } from './project-form.ts';
import { projectKind } from './project-kind.ts';
import { ProjectWizard } from './project-wizard.tsx';

export function NewProjectPage() {
  const { t } = useTranslation('projects');
  return <ContractingGate title={t('create')}>{(entityId) => <NewProject sellerId={entityId} />}</ContractingGate>;
}

function NewProject({ sellerId }: { sellerId: string }) {
  const { t } = useTranslation('toast');
  const user = useSession();
  const go = useGo();
  const queryClient = useQueryClient();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [defaults] = useState(() => newValues(sellerId));
  const send = async (payload: ProjectPayload) => {
    const project = await call(projectApi.create, { body: payload, idempotencyKey });
    toasts.success(t('project.created'), t('project.created_text', { name: project.designation }));
    void refreshItems(queryClient, projectKind);
    await go(paths.project(project.id));
  };
  const draft = { userId: user.id, name: 'new-project' };
  return (
    <ProjectWizard act="create" defaults={defaults} draft={draft} send={send} onCancel={() => void go(paths.home())} />
  );
}
