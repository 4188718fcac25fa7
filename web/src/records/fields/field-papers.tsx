// Groups of a record's fields on papers; a group with only a text shows it as prose, and the objects of a list stand below
// each other.
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

const asProse = (item: FieldItem): FieldItem => ({ ...item, value: <Prose>{item.value}</Prose> });

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
          items={(prose === undefined ? items : items.map(asProse)).map((item) => decorate?.(item) ?? item)}
          stacked={isList || prose !== undefined}
        />
      )}
    </SectionPaper>
  ));
