// The technologies of a form, chosen as chips; the figures of those that stay are kept.
import { technologies } from '@wattpact/domain/terms/enumerations';
import type { FormEditor } from '../../../records/edit/form-editor.ts';
import { ChipsField } from '../../../ui/fields/chips-field.tsx';
import { type TechnologyValues, withTechnologies } from './technology-values.ts';

export type TechnologyEditor = FormEditor<{ technologies: readonly TechnologyValues[] }>;

export function TechnologyChips({ editor, label }: { editor: TechnologyEditor; label?: string }) {
  const entries = editor.values.technologies;
  const { error, ...field } = editor.field('technologies');
  return (
    <ChipsField
      required
      label={label ?? field.label}
      options={editor.choice('technologies.0.type', technologies).data}
      value={entries.map(({ type }) => type)}
      onChange={(chosen) => editor.change({ technologies: withTechnologies(entries, chosen) })}
      {...(entries.length === 0 && { error, 'data-path': 'technologies' })}
    />
  );
}
