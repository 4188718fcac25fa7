// Groups of a record's fields on papers; a group with only a text shows it as prose.
import { type Definition, DefinitionList } from '../../ui/record/definition-list.tsx';
import { Prose } from '../../ui/record/prose.tsx';
import { SectionPaper } from '../../ui/record/section-paper.tsx';
import { ChangeSection } from '../../ui/wizard/change-section.tsx';
import type { FieldGroup, FieldItem } from './field-items.tsx';

interface FieldPapersProps {
  groups: readonly FieldGroup[];
  titleOf: (name: string) => string;
  /** Adds an action to a field's row; a text is then a row as well. */
  decorate?: ((item: FieldItem) => Definition) | undefined;
}

export const FieldPapers = ({ groups, titleOf, decorate }: FieldPapersProps) =>
  groups.map(({ name, items, prose, isList = false }) => (
    <SectionPaper
      key={name}
      title={titleOf(name)}
      aside={<ChangeSection title={titleOf(name)} paths={items.flatMap(({ field }) => field ?? [])} />}
    >
      {prose !== undefined && !decorate ? (
        <Prose>{prose}</Prose>
      ) : (
        <DefinitionList
          items={decorate ? items.map(decorate) : items}
          columns={isList || prose !== undefined || items.length === 1 ? 1 : 2}
        />
      )}
    </SectionPaper>
  ));
