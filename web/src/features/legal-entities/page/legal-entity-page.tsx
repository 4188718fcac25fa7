// The page of one's own entity.
import { type LegalEntityRecord, legalEntityApi } from '@wattpact/domain/legal-entities/legal-entity-api';
import type { RecordParts } from '../../../records/frame/record-parts.ts';
import { RecordPage } from '../../../records/page/record-page.tsx';
import { legalEntityKind } from '../legal-entity-kind.ts';
import { EntityOptions } from './entity-options.tsx';
import { useEntityParts } from './entity-parts.tsx';

export const LegalEntityPage = () => (
  <RecordPage kind={legalEntityKind} call={legalEntityApi.get} useParts={useOwnParts} />
);

function useOwnParts(entity: LegalEntityRecord): RecordParts {
  const { side, ...parts } = useEntityParts(entity);
  return {
    ...parts,
    side: (
      <>
        {side}
        <EntityOptions entity={entity} />
      </>
    ),
  };
}
