// A project in the marketplace: for its own users, and for strangers once it is approved and published.
import { projectApi } from '@wattpact/domain/projects/project-api';
import { RecordPage } from '../../../records/page/record-page.tsx';
import { projectKind } from '../project-kind.ts';
import { useProjectParts } from './project-parts.tsx';

export const ProjectPage = () => <RecordPage kind={projectKind} call={projectApi.get} useParts={useProjectParts} />;
