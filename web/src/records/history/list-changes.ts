// Which people, files, clauses and figures of technologies were added, removed or changed between two versions of a list.
import { filledText } from '../../platform/words/filled-text.ts';
import { fieldLabel } from '../fields/field-label.ts';
import { type FieldWords, valueText } from '../fields/field-text.ts';

export interface ChangeLine {
  label: string;
  /** Empty if there was nothing before. */
  before: string;
  /** Empty if nothing is left. */
  after: string;
  /** The difference between the values: `−3,9 %`, `+6 meses`. */
  difference?: string | undefined;
  /** The name of the line's clause. */
  clause?: string;
  /** The figure of one technology that the line is about. */
  figure?: { technology: string; field: string; oldValue: unknown; newValue: unknown };
}

type Item = Record<string, unknown>;

const itemsOf = (value: unknown): Item[] =>
  Array.isArray(value) ? value.map((item) => (typeof item === 'object' && item !== null ? item : { name: item })) : [];

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

interface Reading {
  key: (item: Item) => string;
  /** The item's name. */
  name: (item: Item) => string;
  /** The name of a new item with its other important data. */
  full: (item: Item) => string;
  added: string;
  removed: string;
  fields: readonly string[];
}

function listLines(before: Item[], after: Item[], reading: Reading, words: FieldWords): ChangeLine[] {
  const { key, name, full, added, removed, fields } = reading;
  const find = (list: Item[], one: Item) => list.find((other) => key(other) === key(one));
  return [
    ...after.filter((one) => !find(before, one)).map((one) => ({ label: added, before: '', after: full(one) })),
    ...before.filter((one) => !find(after, one)).map((one) => ({ label: removed, before: name(one), after: '' })),
    ...after.flatMap((now) => {
      const old = find(before, now);
      if (!old) return [];
      return fields
        .filter((field) => (old[field] ?? null) !== (now[field] ?? null))
        .map((field) => ({
          label: `${name(now)}, ${fieldLabel(field, words)}`,
          before: valueText(field, old[field], words),
          after: valueText(field, now[field], words),
        }));
    }),
  ];
}

/** People are identified by their place in the company, and by their e-mail address in lists without it. */
export function personLines(before: unknown, after: unknown, words: FieldWords): ChangeLine[] {
  const { t } = words;
  const named = (item: Item) => `${text(item.firstName)} ${text(item.lastName)}`.trim() || text(item.email);
  const name = (item: Item) => named(item) || t('common:history.erased_person');
  const reading: Reading = {
    key: (item) => text(item.employee) || text(item.email).toLowerCase(),
    name,
    full: (item) =>
      `${name(item)} (${valueText('role', item.role, words)}, ${valueText('authorizationLevel', item.authorizationLevel, words)})`,
    added: t('common:history.person_added'),
    removed: t('common:history.person_removed'),
    fields: ['firstName', 'lastName', 'phone', 'role', 'authorizationLevel'],
  };
  return listLines(itemsOf(before), itemsOf(after), reading, words);
}

/** Files are identified by their id; one that moves to another group keeps it. */
export function fileLines(before: unknown, after: unknown, words: FieldWords): ChangeLine[] {
  const { t } = words;
  const name = (item: Item) => text(item.name) || t('common:history.unnamed_file');
  const place = ({ category, phase }: Item) =>
    category ? valueText('category', category, words) : phase ? t(`common:project_phase.${text(phase)}`) : '';
  const reading: Reading = {
    key: (item) => text(item.fileId) || text(item.id) || text(item.name),
    name,
    full: name,
    added: t('common:history.file_added'),
    removed: t('common:history.file_removed'),
    fields: [],
  };
  const [old, now] = [itemsOf(before), itemsOf(after)];
  const moved = now.flatMap((one) => {
    const earlier = old.find((other) => reading.key(other) === reading.key(one));
    return earlier && place(earlier) !== place(one)
      ? [{ label: name(one), before: place(earlier), after: place(one) }]
      : [];
  });
  return [...listLines(old, now, reading, words), ...moved];
}

type Clause = Record<'name' | 'type' | 'description', string>;

/** By name, ignoring case; with equal names, the first matches the first. */
function clausesOf(value: unknown): Map<string, Clause> {
  const found = new Map<string, Clause>();
  for (const item of itemsOf(value)) {
    const clause = { name: text(item.name), type: text(item.type), description: text(item.description) };
    let key = clause.name.toLowerCase();
    while (found.has(key)) key += ' ';
    found.set(key, clause);
  }
  return found;
}

const typed = (description: string, type: string) => (type ? `${description} (${type})` : description);

/** The text of a clause before and after: with the name if that differs too, and never the same text twice. */
function clauseWords(before: Clause, after: Clause): [string, string] {
  const isRenamed = before.name !== after.name;
  const say = ({ name, type, description }: Clause) =>
    isRenamed ? `${name}: ${typed(description, type)}` : typed(description, type);
  if (say(before) !== say(after)) return [say(before), say(after)];
  return [typed(`«${before.description}»`, before.type), typed(`«${after.description}»`, after.type)];
}

const saidOf = (clause?: Clause) => (clause ? typed(clause.description, clause.type) : '');

const clauseParts = ['name', 'type', 'description'] as const;

/** Every change of a clause has its line, also of case and order: the contract draft document numbers them. */
export function clauseLines(before: unknown, after: unknown, words: FieldWords): ChangeLine[] {
  const [old, now] = [clausesOf(before), clausesOf(after)];
  const lines = [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => {
    const [earlier, later] = [old.get(key), now.get(key)];
    if (earlier && later && clauseParts.every((part) => earlier[part] === later[part])) return [];
    const name = (later ?? earlier)?.name ?? '';
    const label = words.t('common:history.clause', { name });
    const one = { label, clause: name };
    if (!earlier || !later) return [{ ...one, before: saidOf(earlier), after: saidOf(later) }];
    const [said, says] = clauseWords(earlier, later);
    return [{ ...one, before: said, after: says }];
  });
  const staying = (some: Map<string, Clause>, others: Map<string, Clause>) =>
    [...some.keys()].filter((key) => others.has(key));
  const inOrder = staying(now, old);
  if (staying(old, now).every((key, index) => key === inOrder[index])) return lines;
  const names = (some: Map<string, Clause>) => filledText([...some.values()].map(({ name }) => name));
  return [...lines, { label: fieldLabel('extraClauses', words), before: names(old), after: names(now) }];
}

/**
 * The figures that changed, one line each; undefined where technologies came or went, or are listed without figures, as
 * in an offer.
 */
export function technologyLines(before: unknown, after: unknown, words: FieldWords): ChangeLine[] | undefined {
  const [old, now] = [itemsOf(before), itemsOf(after)];
  const typesOf = (items: Item[]) => items.map(({ type }) => text(type));
  const types = typesOf(now);
  if (types.includes('') || typesOf(old).join() !== types.join()) return undefined;
  return now.flatMap((entry, index) => {
    const earlier = old[index] ?? {};
    const type = text(entry.type);
    const name = words.t(`common:technology.${type}`);
    const isOneOfSeveral = types.filter((one) => one === type).length > 1;
    const technology = isOneOfSeveral
      ? `${name} ${types.slice(0, index + 1).filter((one) => one === type).length}`
      : name;
    const figures = Object.keys({ ...earlier, ...entry }).filter((field) => field !== 'type');
    return figures.flatMap((field): ChangeLine[] => {
      const [oldValue, newValue] = [earlier[field] ?? null, entry[field] ?? null];
      if (oldValue === newValue) return [];
      const path = `technologies.${index}.${field}`;
      return [
        {
          label: `${technology}, ${fieldLabel(path, words)}`,
          before: valueText(path, oldValue, words),
          after: valueText(path, newValue, words),
          figure: { technology, field, oldValue, newValue },
        },
      ];
    });
  });
}
