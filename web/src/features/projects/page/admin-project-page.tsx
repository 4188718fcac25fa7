// The review of a project, for administrators.
import { adminProjectApi } from '@wattpact/domain/projects/project-api';
import { ReviewPage } from '../../../records/review/review-page.tsx';
import { projectKind } from '../project-kind.ts';
import { useProjectParts } from './project-parts.tsx';

export const AdminProjectPage = () => (
  <ReviewPage kind={projectKind} call={adminProjectApi.get} useParts={useProjectParts} />
);
