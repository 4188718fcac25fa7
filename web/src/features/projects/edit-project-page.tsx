// Edits a project: it goes to review again. Who may not edit it now is led to its page.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ProjectPayload } from 'domain/projects/project';
import { type ProjectRecord, projectApi } from 'domain/projects/project-api';
import { projectTracked } from 'domain/projects/project-history';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/call.ts';
import { useGo } from '../../platform/navigation.ts';
import { usePageName } from '../../platform/page-name.ts';
import { paths } from '../../platform/paths.ts';
import { editedRecord } from '../../platform/query.ts';
import { useSession } from '../../platform/session.ts';
import { toasts } from '../../platform/toasts.ts';
import { MarketRecord } from '../market/market-record.tsx';
import { refreshItems } from '../market/refresh-items.ts';
import { valuesOf } from './project-form.ts';
import { projectKind } from './project-kind.ts';
import { ProjectWizard } from './project-wizard.tsx';

export function EditProjectPage() {
  const { id } = useParams({ strict: false }) as { id: string };
  const project = useQuery(editedRecord(projectApi.get, { params: { id } }));
  usePageName(project.data?.designation);
  return (
    <MarketRecord query={project}>
      {(found) => <Editor key={found.version} project={found} reload={() => void project.refetch()} />}
    </MarketRecord>
  );
}

function Editor({ project, reload }: { project: ProjectRecord; reload: () => void }) {
  const { t } = useTranslation('toast');
  const user = useSession();
  const go = useGo();
  const queryClient = useQueryClient();
  const [defaults] = useState(() => valuesOf(project));
  // What the input goes over; it moves on when somebody else's change is to be replaced.
  const [base, setBase] = useState(project);
  const { id, version, sellerLegalEntity, documentations } = project;
  const mayEdit = project.allowedActions.includes('edit');
  useEffect(() => {
    if (!mayEdit) void go(paths.project(id), { replace: true });
  }, [mayEdit, go, id]);
  const send = async (payload: ProjectPayload) => {
    const changed = await call(projectApi.update, { params: { id }, body: payload, version: base.version });
    toasts.success(t('project.edited'), t('project.edited_text', { name: changed.designation }));
    await go(paths.project(id));
    await refreshItems(queryClient, projectKind);
  };
  if (!mayEdit) return null;
  return (
    <ProjectWizard
      act="edit"
      defaults={defaults}
      // What was typed over an older version is not offered again.
      draft={{ userId: user.id, name: `edit-project:${id}:${version}` }}
      seller={{ id: sellerLegalEntity.id, name: sellerLegalEntity.fiscalInfo.name }}
      send={send}
      onCancel={() => void go(paths.project(id))}
      conflict={{
        base,
        latest: () => call(projectApi.get, { params: { id } }),
        tracked: projectTracked,
        onKeep: setBase,
        onReload: reload,
      }}
      keptFileIds={documentations.flatMap(({ fileIds }) => fileIds)}
    />
  );
}
