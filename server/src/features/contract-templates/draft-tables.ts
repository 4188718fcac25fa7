// The annex of the contract draft document: all agreed terms in tables, in the reader's language.
import type { WordFor } from '@wattpact/domain/contract-drafts/draft-placeholders';
import { termSections } from '@wattpact/domain/energy-contracts/energy-contract-sections';
import type { TemplateTerms } from '@wattpact/domain/negotiations/negotiation';
import { technologyEntry } from '@wattpact/domain/terms/energy-terms';
import { type FieldKind, kindOfField, leafOf } from '@wattpact/domain/terms/field-kinds';
import { sectionsFor } from '@wattpact/domain/terms/sections';
import type { WordTable } from '../../platform/documents/render-word.ts';
import { type FieldWords, fieldLabel, fieldText, withUnit } from '../../platform/texts/field-text.ts';

const kindOf = (path: string): FieldKind | undefined => kindOfField(leafOf(path), 'energy_contract');
/** Lists of objects have their own tables. */
const isRow = (path: string) => kindOf(path)?.as !== 'technologies' && kindOf(path)?.as !== 'clauses';

const termColumns = ({ t }: FieldWords) => [
  { label: t('negotiations:draft.term'), share: 2 },
  { label: t('negotiations:draft.value'), share: 3 },
];

function termRows(paths: readonly string[], wordFor: WordFor, words: FieldWords): string[][] {
  return paths.filter(isRow).flatMap((path) => {
    const word = wordFor(path);
    if (word === undefined || word === null) return [];
    return [[fieldLabel(path, words), withUnit(path, word, words)]];
  });
}

/** Facts about the project. A place outside Portugal takes one row, because parishes are Portuguese. */
function projectRows(paths: readonly string[], { location }: TemplateTerms, wordFor: WordFor, words: FieldWords) {
  if (location.country === 'portugal') return termRows(paths, wordFor, words);
  const place = paths.filter((path) => kindOf(path)?.group === 'place');
  const whole = [words.t('common:field.location'), place.map(wordFor).filter(Boolean).join(', ')];
  const [first = ''] = place;
  const before = paths.slice(0, paths.indexOf(first));
  const after = paths.slice(before.length).filter((path) => !place.includes(path));
  return [...termRows(before, wordFor, words), whole, ...termRows(after, wordFor, words)];
}

const isFigure = (name: string) => kindOfField(name, 'technologies')?.as === 'power';
const { type: _, ...others } = technologyEntry.keyof().enum;
/** The figures are in columns side by side. */
const technologyFields = [
  'type' as const,
  ...Object.values(others).filter(isFigure),
  ...Object.values(others).filter((name) => !isFigure(name)),
];

/** One row per technology, with only the figures that at least one of them has. */
function technologiesTable({ technologies }: TemplateTerms, words: FieldWords): WordTable {
  const given = technologyFields.filter((name) => technologies.some((entry) => entry[name] !== undefined));
  return {
    title: words.t('negotiations:draft.technology_figures'),
    columns: given.map((name) => ({
      label: fieldLabel(name, words),
      // The figures beside it need the space: at most `999 999 999 MW`.
      ...(name === 'type' ? { share: 1.5 } : { align: 'right' as const }),
    })),
    rows: technologies.map((entry) =>
      given.map((name) => (entry[name] === undefined ? '' : fieldText(name, entry[name], words))),
    ),
  };
}

function clausesTable({ extraClauses = [] }: TemplateTerms, title: string, { t }: FieldWords): WordTable {
  return {
    title,
    columns: [
      { label: t('negotiations:draft.clause'), share: 2 },
      { label: t('common:field.description'), share: 3 },
    ],
    rows: extraClauses.map(({ name, type, description }) => [type ? `${name} (${type})` : name, description]),
  };
}

/** The sections in their order; additional information joins the project, the technologies follow the conditions. */
export function draftTables(terms: TemplateTerms, wordFor: WordFor, words: FieldWords): WordTable[] {
  const { t } = words;
  const sections = sectionsFor(termSections, 'annex');
  const added = sections.find(({ name }) => name === 'additional_information')?.paths ?? [];
  const tables = sections.flatMap(({ name, paths }): WordTable[] => {
    if (name === 'additional_information') return [];
    if (name === 'contract_and_project') {
      const rows = projectRows([...paths, ...added], terms, wordFor, words);
      return [{ title: t('negotiations:draft.contract_and_project'), columns: termColumns(words), rows }];
    }
    const title = t(`energyContracts:contract_terms.section.${name}`);
    if (name === 'extra_clauses') return [clausesTable(terms, title, words)];
    const table = { title, columns: termColumns(words), rows: termRows(paths, wordFor, words) };
    return name === 'financial_conditions' ? [table, technologiesTable(terms, words)] : [table];
  });
  return tables.filter(({ rows }) => rows.length > 0);
}
