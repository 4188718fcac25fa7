// The parties' own clauses: a name and a description each.
import { Button, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { FormSection } from '../../records/edit/form-sections.tsx';
import classes from './contract-terms.module.css';
import type { ClauseValues, TermsEditor } from './terms-form.ts';
import { useTermsWords } from './terms-words.ts';

const most = 50;
const empty: ClauseValues = { type: '', name: '', description: '' };

export function useExtraClausesSection(editor: TermsEditor): FormSection {
  const { t } = useTermsWords();
  const clauses = editor.values.extraClauses;
  return {
    id: 'extraClauses',
    title: t('energyContracts:contract_terms.section.extra_clauses'),
    optional: true,
    summary: [clauses.length > 0 && t('energyContracts:contract_terms.clauses', { count: clauses.length })],
    children: (
      <div className={`wide ${classes.clauses}`} data-path="extraClauses">
        {clauses.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: only its position identifies a clause
          <Clause key={index} editor={editor} index={index} />
        ))}
        {clauses.length < most && (
          <Button
            variant="default"
            className={classes.add ?? ''}
            leftSection={<IconPlus size={18} stroke={1.9} />}
            onClick={() => editor.change({ extraClauses: [...clauses, empty] })}
          >
            {t('energyContracts:contract_terms.add_clause')}
          </Button>
        )}
      </div>
    ),
  };
}

function Clause({ editor, index }: { editor: TermsEditor; index: number }) {
  const { t } = useTermsWords();
  const pathOf = (name: keyof ClauseValues) => `extraClauses.${index}.${name}`;
  const remove = () =>
    editor.change({ extraClauses: editor.values.extraClauses.filter((_, other) => other !== index) });
  return (
    <fieldset className={classes.clause}>
      <legend>{t('energyContracts:contract_terms.clause', { number: index + 1 })}</legend>
      <TextInput required {...editor.field(pathOf('name'))} />
      <TextInput {...editor.field(pathOf('type'))} label={t('energyContracts:contract_terms.clause_type')} />
      <TextInput required className={classes.whole ?? ''} {...editor.field(pathOf('description'))} />
      <Button variant="subtle" className={classes.remove ?? ''} onClick={remove}>
        {t('energyContracts:contract_terms.remove_clause')}
      </Button>
    </fieldset>
  );
}
