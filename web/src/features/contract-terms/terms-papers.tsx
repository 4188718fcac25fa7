// All terms for reading: a paper for each group; empty groups are left out.
import { FieldPapers } from '../../records/fields/field-papers.tsx';
import { useFieldWords } from '../../records/fields/use-field-words.ts';
import type { Definition } from '../../ui/record/definition-list.tsx';
import type { Terms } from './terms-form.ts';
import { type TermItem, termGroups } from './terms-items.tsx';

interface TermsPapersProps {
  terms: Terms;
  /** Adds an action to a term's row. */
  decorate?: ((item: TermItem) => Definition) | undefined;
}

export function TermsPapers({ terms, decorate }: TermsPapersProps) {
  const words = useFieldWords('energy_contract');
  return (
    <FieldPapers
      groups={termGroups(terms, 'page', words)}
      titleOf={(name) => words.t(`energyContracts:contract_terms.section.${name}`)}
      decorate={decorate && ((item) => decorate(item as TermItem))}
    />
  );
}
