// The terms of a contract on papers, one for each group.
import { Paper } from '@mantine/core';
import type { FieldItem } from '../../../records/fields/field-items.tsx';
import { FieldPapers } from '../../../records/fields/field-papers.tsx';
import { useFieldWords } from '../../../records/fields/use-field-words.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { DefinitionList } from '../../../ui/record/definition-list.tsx';
import { SectionPaper } from '../../../ui/record/section-paper.tsx';
import { icons } from '../../../ui/theme/icons.ts';
import { ChangeSection } from '../../../ui/wizard/change-section.tsx';
import type { Terms } from '../../contract-terms/terms-form.ts';
import { clauseItems, termGroups } from '../../contract-terms/terms-items.tsx';

interface PapersProps {
  /** A stored contract, or the wizard's present values. */
  given: Terms;
}

const place = 'contract_and_project';
const isOfPlace = ({ field = '' }: FieldItem): boolean => field.startsWith('location.');

interface ProjectPapersProps extends PapersProps {
  /** Elsewhere the name is with the parties, or above the page. */
  withName?: boolean;
}

/** Place and project apart, as the wizard asks for them. */
export function ProjectPapers({ given, withName = false }: ProjectPapersProps) {
  const words = useFieldWords('energy_contract');
  const all = termGroups(given, 'page', words)
    .filter(({ name }) => name === place)
    .flatMap((group) => group.items);
  const [names, items] = [all.filter(({ field }) => field === 'name'), all.filter(({ field }) => field !== 'name')];
  const groups = [
    ...(withName ? [{ name: place, items: names } as const] : []),
    { name: 'location', items: items.filter(isOfPlace) },
    { name: 'project_features', items: items.filter((item) => !isOfPlace(item)) },
  ] as const;
  return <FieldPapers groups={groups} titleOf={(name) => words.t(`energyContracts:contract_terms.section.${name}`)} />;
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
  const title = t('energyContracts:contract_terms.section.extra_clauses');
  return (
    <SectionPaper title={title} aside={<ChangeSection title={title} paths={['extraClauses']} />}>
      <DefinitionList stacked items={items} />
    </SectionPaper>
  );
}
