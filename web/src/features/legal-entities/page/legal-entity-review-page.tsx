// The review of an entity, for administrators, who may also transfer it to another owner.
import { adminLegalEntityApi, type LegalEntityRecord } from '@wattpact/domain/legal-entities/legal-entity-api';
import type { RecordParts } from '../../../records/frame/record-parts.ts';
import { ReviewPage } from '../../../records/review/review-page.tsx';
import { legalEntityKind } from '../legal-entity-kind.ts';
import { useEntityParts } from './entity-parts.tsx';
import { useOwnerAct } from './use-owner-act.tsx';

export const LegalEntityReviewPage = () => (
  <ReviewPage kind={legalEntityKind} call={adminLegalEntityApi.get} useParts={useReviewedParts} />
);

const useReviewedParts = (entity: LegalEntityRecord): RecordParts => ({
  ...useEntityParts(entity),
  menu: [useOwnerAct(entity)],
});
