// The review of an entity, for administrators.
import { adminLegalEntityApi } from '@wattpact/domain/legal-entities/legal-entity-api';
import { ReviewPage } from '../../records/review/review-page.tsx';
import { useEntityParts } from './entity-parts.tsx';
import { legalEntityKind } from './legal-entity-kind.ts';

export const LegalEntityReviewPage = () => (
  <ReviewPage kind={legalEntityKind} call={adminLegalEntityApi.get} useParts={useEntityParts} />
);
