// The head of a table of technologies: their type, then their figures.
import { fieldLabel } from '../../records/fields/field-label.ts';
import { useFieldWords } from '../../records/fields/use-field-words.ts';

export function TechnologyHead({ names }: { names: readonly string[] }) {
  const words = useFieldWords('project');
  return (
    <thead>
      <tr>
        {['type', ...names].map((name) => (
          <th key={name} scope="col">
            {fieldLabel(name, words)}
          </th>
        ))}
      </tr>
    </thead>
  );
}
