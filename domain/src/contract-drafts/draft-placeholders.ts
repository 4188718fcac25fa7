// The placeholders of clause texts, `{{path.of.the.terms}}`: which exist, and how a text is filled.
import { partySections, termSections } from '../energy-contracts/energy-contract-sections.ts';
import { kindOfField, leafOf } from '../terms/field-kinds.ts';
import { pathsFor } from '../terms/sections.ts';

/** The fields of the parties as the reader's side sees them; a field that names a record has no text of its own. */
const parties = pathsFor(partySections, 'page').filter((path) => kindOfField(leafOf(path))?.as !== 'record');
const companyFields = parties.filter((path) => path.startsWith('secondPartyFiscalInfo.')).map(leafOf);

/** The two companies, the same for every reader: the seller's data under `seller`, the buyer's under `buyer`. */
const companies = ['seller', 'buyer'].flatMap((side) => companyFields.map((name) => `${side}.${name}`));

export const draftPlaceholders: readonly string[] = [...companies, ...parties, ...pathsFor(termSections, 'annex')];

const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g;
const led = new RegExp(`(,? ?)${placeholder.source}`, 'g');

/** The names in a text that are no placeholder, each once. */
export const unknownPlaceholders = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(placeholder)].map(([, name = '']) => name).filter((name) => !draftPlaceholders.includes(name)),
  ),
];

/**
 * The text for a path: undefined where nothing is agreed yet, null where this contract has no such term, empty where a
 * part is missing (an address without a door number), which also removes the comma or space before it.
 */
export type WordFor = (path: string) => string | undefined | null;

/**
 * The text with every placeholder replaced. A term that is not agreed yet is shown as `empty`. A sentence about a term
 * that this contract does not have (an index with a fixed price) is left out, and so is a line without any other
 * sentence.
 */
export function fillDraft(text: string, wordFor: WordFor, empty: string): string {
  const applies = (sentence: string) =>
    [...sentence.matchAll(placeholder)].every(([, name = '']) => wordFor(name) !== null);
  const fill = (sentence: string) =>
    sentence.replace(led, (_match, lead: string, name: string) => {
      const word = wordFor(name) ?? empty;
      return word === '' ? '' : lead + word;
    });
  return text
    .split('\n')
    .flatMap((line) => {
      const sentences = line.split(/(?<=[.;!?])\s+/);
      const kept = sentences.filter(applies);
      return kept.length === 0 ? [] : [kept.map(fill).join(' ')];
    })
    .join('\n');
}
