// The placeholders of draft texts, `{{path.of.the.terms}}`: which there are, and how a text is filled.
import { partySections, termSections } from '../energy-contracts/energy-contract-sections.ts';
import { kindOfField, leafOf } from '../terms/field-kinds.ts';
import { pathsFor } from '../terms/sections.ts';

/** What the reader's side says of the parties; a record has no words of its own. */
const parties = pathsFor(partySections, 'page').filter((path) => kindOfField(leafOf(path))?.as !== 'record');
const companyFields = parties.filter((path) => path.startsWith('secondPartyFiscalInfo.')).map(leafOf);

/** The two companies, whichever of them reads: the seller's data under `seller`, the buyer's under `buyer`. */
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
 * The words for a path: undefined where nothing is agreed yet, null where this contract has no such thing, empty where
 * there is nothing to say (an address without a door number): that goes with the comma or space before it.
 */
export type WordFor = (path: string) => string | undefined | null;

/**
 * The text with every placeholder replaced. What is not agreed yet is shown as `empty`; a sentence that names something
 * which this contract does not have (an index with a fixed price) is left out, and so is a line that has no other.
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
