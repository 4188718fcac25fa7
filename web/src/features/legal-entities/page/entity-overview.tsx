// The first tab of an entity: identity, address, contact.
import type { LegalEntityRecord } from '@wattpact/domain/legal-entities/legal-entity-api';
import { FieldPapers } from '../../../records/fields/field-papers.tsx';
import { useFieldWords } from '../../../records/fields/use-field-words.ts';
import { entityGroups } from '../entity-items.tsx';

export function EntityOverview({ entity }: { entity: LegalEntityRecord }) {
  const words = useFieldWords('legal_entity');
  const groups = entityGroups(entity, 'page', words);
  return <FieldPapers groups={groups} titleOf={(name) => words.t(`legalEntity:section.${name}`)} />;
}
