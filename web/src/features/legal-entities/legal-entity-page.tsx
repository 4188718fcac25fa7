// The page of one's own entity.
import { type LegalEntityRecord, legalEntityApi } from '@wattpact/domain/legal-entities/legal-entity-api';
import { RecordPage } from '../../records/page/record-page.tsx';
import type { RecordParts } from '../../records/page/record-parts.ts';
import { EntityOptions } from './entity-options.tsx';
import { useEntityParts } from './entity-parts.tsx';
import { legalEntityKind } from './legal-entity-kind.ts';

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
