// The page of one's own entity.
import { legalEntityApi } from '@wattpact/domain/legal-entities/legal-entity-api';
import { RecordPage } from '../../records/page/record-page.tsx';
import { useEntityParts } from './entity-parts.tsx';
import { legalEntityKind } from './legal-entity-kind.ts';

export const LegalEntityPage = () => (
  <RecordPage kind={legalEntityKind} call={legalEntityApi.get} useParts={useEntityParts} />
);
