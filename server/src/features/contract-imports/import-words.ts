// What people write in a file: the names of its columns and the values of its lists, in any of the three languages.
import { type ImportColumn, importColumns } from '@wattpact/domain/contract-imports/import-columns';
import type { Meaning } from '@wattpact/domain/contract-imports/import-values';
import { type Language, languages } from '@wattpact/domain/terms/enumerations';
import { valuesKey } from '@wattpact/domain/terms/field-labels';
import type { TFunction } from 'i18next';
import type { Texts } from '../../platform/texts/texts.ts';

const plain = (written: string): string =>
  written
    .normalize('NFC')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()
    .toLowerCase();

const ownLabel = ({ labelKeys }: ImportColumn, t: TFunction): string => t(labelKeys);

/** As pages and faults name the column: `Technology 1: Installed capacity`. */
export function columnLabel(column: ImportColumn, t: TFunction): string {
  const { group } = column;
  return group === undefined
    ? ownLabel(column, t)
    : `${t(group.key, { number: group.number })}: ${ownLabel(column, t)}`;
}

/** As the empty file names it, with its unit. */
export const columnHeader = (column: ImportColumn, t: TFunction): string =>
  column.unit === undefined ? columnLabel(column, t) : `${columnLabel(column, t)} (${column.unit})`;

/** The paths, labels with and without unit in every language, and labels without their group where they are clear. */
function namesOf(texts: Texts): Map<string, string> {
  const names = new Map<string, string>();
  const ownLabels = new Map<string, Set<string>>();
  for (const column of importColumns) {
    names.set(plain(column.path), column.path);
    // A clause's name is its title.
    if (/^extraClauses\.\d+\.name$/.test(column.path))
      names.set(plain(column.path.replace(/name$/, 'title')), column.path);
    for (const t of languages.map((language) => texts.in(language))) {
      for (const name of [columnLabel(column, t), columnHeader(column, t)]) names.set(plain(name), column.path);
      const own = plain(ownLabel(column, t));
      ownLabels.set(own, (ownLabels.get(own) ?? new Set()).add(column.path));
    }
  }
  for (const [own, [path, ...others]] of ownLabels)
    if (path !== undefined && others.length === 0 && !names.has(own)) names.set(own, path);
  return names;
}

/** Label → value of the texts of a list, in every language; the values themselves too. */
function valuesOf(words: string, texts: Texts): Map<string, string> {
  const values = new Map<string, string>();
  for (const language of languages) {
    const labels = texts.in(language)(valuesKey(words), { returnObjects: true }) as unknown;
    for (const [value, label] of Object.entries(labels as Record<string, unknown>)) {
      values.set(plain(value), value);
      if (typeof label === 'string') values.set(plain(label), value);
    }
  }
  return values;
}

function flagsOf(texts: Texts): Map<string, boolean> {
  const flags = new Map<string, boolean>([
    ['true', true],
    ['1', true],
    ['false', false],
    ['0', false],
  ]);
  for (const language of languages) {
    const t = texts.in(language);
    flags.set(plain(t('common:yes')), true).set(plain(t('common:no')), false);
  }
  return flags;
}

export interface ImportWords {
  /** The path of the column that a first line names. */
  columnNamed(header: string): string | undefined;
  meaning: Meaning;
}

function readWords(texts: Texts): ImportWords {
  const names = namesOf(texts);
  const flags = flagsOf(texts);
  const lists = new Map<string, Map<string, string>>();
  return {
    columnNamed: (header) => names.get(plain(header)),
    meaning: ({ kind }, written) => {
      if (kind.as === 'flag') return flags.get(plain(written));
      if (kind.as !== 'choice') return undefined;
      const values = lists.get(kind.words) ?? valuesOf(kind.words, texts);
      lists.set(kind.words, values);
      return values.get(plain(written));
    },
  };
}

const known = new WeakMap<Texts, ImportWords>();

/** Read once, because the texts do not change while the server runs. */
export function importWords(texts: Texts): ImportWords {
  const words = known.get(texts) ?? readWords(texts);
  known.set(texts, words);
  return words;
}

/** The names of the columns of the empty file. */
export const templateHeader = (texts: Texts, language: Language): string[] =>
  importColumns.filter(({ inTemplate }) => inTemplate).map((column) => columnHeader(column, texts.in(language)));
