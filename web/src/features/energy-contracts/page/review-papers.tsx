// The terms of a contract on papers, one for each group.
import { Paper } from '@mantine/core';
import { FieldPapers } from '../../../records/fields/field-papers.tsx';
import { useFieldWords } from '../../../records/fields/use-field-words.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { DefinitionList } from '../../../ui/record/definition-list.tsx';
import { SectionPaper } from '../../../ui/record/section-paper.tsx';
import { icons } from '../../../ui/theme/icons.ts';
import type { Terms } from '../../contract-terms/terms-form.ts';
import { clauseItems, termGroups } from '../../contract-terms/terms-items.tsx';

interface PapersProps {
  /** A stored contract, or the wizard's present values. */
  given: Terms;
}

const place = 'contract_and_project';

/** On its page the contract's name is above. */
export function LocationPaper({ given, withName = false }: PapersProps & { withName?: boolean }) {
  const words = useFieldWords('energy_contract');
  const groups = termGroups(given, 'page', words)
    .filter(({ name }) => name === place)
    .map((group) => ({ ...group, items: group.items.filter(({ field }) => withName || field !== 'name') }));
  const title = words.t(withName ? `energyContracts:contract_terms.section.${place}` : 'energyContracts:page.location');
  return <FieldPapers groups={groups} titleOf={() => title} />;
}

export function TermsPapers({ given }: PapersProps) {
  const words = useFieldWords('energy_contract');
  const groups = termGroups(given, 'page', words).filter(({ name }) => name !== place && name !== 'extra_clauses');
  return <FieldPapers groups={groups} titleOf={(name) => words.t(`energyContracts:contract_terms.section.${name}`)} />;
}

export function ClausesPaper({ given }: PapersProps) {
  const { t } = useFieldWords('energy_contract');
  const items = clauseItems(given);
  if (items.length === 0) {
    return (
      <Paper>
        <EmptyState
          icon={icons.contract}
          title={t('energyContracts:page.no_clauses')}
          text={t('energyContracts:page.no_clauses_text')}
        />
      </Paper>
    );
  }
  return (
    <SectionPaper title={t('energyContracts:contract_terms.section.extra_clauses')}>
      <DefinitionList columns={1} items={items} />
    </SectionPaper>
  );
}
