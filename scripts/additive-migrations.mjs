// From migration 1211 on, a migration only adds, because the previous version keeps running on the migrated database
// (docs/decisions/017). This file defines what is forbidden, and the comment that permits a later version to remove
// something.
import { lastCheck, sameButWider } from './check-constraints.mjs';
import { actionsOf, columnsIn, statementsOf } from './sql-statements.mjs';

const first = 1211;
const numberOf = (name) => Number(name.slice(0, 4));

/** The rules for each action of `alter table`: a pattern → how it breaks the previous version. */
const actionRules = [
  [/^rename (?!constraint)/, 'renames what the version before knows by another name'],
  [/^alter (column )?\w+ (set data )?type /, 'changes the type of a column'],
  [/^alter (column )?\w+ drop default/, 'takes away a default that the version before relies on'],
];

const statementRules = [
  [/^drop (materialized )?(table|view|type|schema|sequence)\b/, 'drops what the version before uses'],
  [
    /^alter (type|view|materialized view|sequence|schema) .* rename /,
    'renames what the version before knows by another name',
  ],
  [/^alter type .* (drop|alter) (value|attribute)/, 'takes values of an enumeration away'],
];

/** The objects that this file creates, which may have any constraint. */
function madeIn(statements) {
  const tables = new Set();
  const columns = new Set();
  const defaults = new Set();
  // Objects without data: one may be dropped and created again under its name.
  const generated = new Set();
  for (const statement of statements) {
    const [, table] = /^create table (?:if not exists )?([\w.]+)/.exec(statement) ?? [];
    if (table) tables.add(table);
    const altered = actionsOf(statement);
    for (const action of altered?.actions ?? []) {
      const [, added] =
        /^add (?:column )?(?:if not exists )?(?!constraint|check|unique|primary|foreign|exclude)(\w+) /.exec(action) ??
        [];
      if (added) columns.add(`${altered.table}.${added}`);
      if (added && /\bgenerated always as\b/.test(action)) generated.add(`${altered.table}.${added}`);
      const [, given] = /^alter (?:column )?(\w+) set default /.exec(action) ?? [];
      if (given) defaults.add(`${altered.table}.${given}`);
    }
  }
  return { tables, columns, defaults, generated };
}

function faultOfAction(table, action, { made, earlier }) {
  const found = actionRules.find(([pattern]) => pattern.test(action));
  if (found) return found[1];
  const [, dropped] = /^drop (?!constraint)(?:column )?(?:if exists )?(\w+)/.exec(action) ?? [];
  if (dropped) return made.generated.has(`${table}.${dropped}`) ? undefined : 'drops a column';
  const [, bound] = /^alter (?:column )?(\w+) set not null/.exec(action) ?? [];
  if (bound && !made.defaults.has(`${table}.${bound}`) && !made.columns.has(`${table}.${bound}`))
    return 'makes a column required without giving it a default';
  if (
    /^add (column )?(if not exists )?\w+ /.test(action) &&
    /\bnot null\b/.test(action) &&
    !/^add (constraint|check)\b/.test(action)
  )
    return /\b(default|generated|serial|bigserial)\b/.test(action)
      ? undefined
      : 'adds a required column without a default';
  return faultOfConstraint(table, action, { made, earlier });
}

function faultOfConstraint(table, action, { made, earlier }) {
  const [, name, kind] =
    /^add (?:constraint (\w+) )?(check|unique|primary key|foreign key|exclude)\b/.exec(action) ?? [];
  if (!kind) return undefined;
  const columns = columnsIn(action);
  if (columns.length > 0 && columns.every((column) => made.columns.has(`${table}.${column}`))) return undefined;
  if (kind !== 'check') return `adds a ${kind} constraint that what the version before writes may break`;
  return name && sameButWider(lastCheck(earlier, table, name), action)
    ? undefined
    : 'adds or tightens a check that what the version before writes may break';
}

function faultsOfStatement(statement, context) {
  const found = statementRules.flatMap(([pattern, fault]) => (pattern.test(statement) ? [fault] : []));
  const altered = actionsOf(statement);
  if (altered && !context.made.tables.has(altered.table))
    found.push(...altered.actions.flatMap((action) => faultOfAction(altered.table, action, context) ?? []));
  const [, table, inside] = /^create unique index .*? on ([\w.]+)(?: using \w+)? ?\((.*)/.exec(statement) ?? [];
  const isNew = (column) => context.made.columns.has(`${table}.${column}`);
  if (table && !context.made.tables.has(table) && !columnsIn(`unique (${inside}`).some(isNew))
    found.push('adds a unique index that what the version before writes may break');
  return found.map((fault) => `${fault}: ${statement.slice(0, 100)}`);
}

/** `-- contract: expanded in 1215, unused since version 1.4`, as the first line. */
function faultOfContract(line, name, names) {
  const [, expanded] = /^-- contract: expanded in (\d{4}), unused since version \S+$/.exec(line) ?? [];
  if (!expanded) return 'the first line must read "-- contract: expanded in NNNN, unused since version X"';
  const isEarlier = Number(expanded) < numberOf(name) && names.some((one) => one.startsWith(`${expanded}-`));
  return isEarlier ? undefined : `expanded in ${expanded}: there is no such earlier migration`;
}

/**
 * @param {Map<string, string>} migrations file name → SQL, of all migrations
 * @returns {string[]} a line for each breach
 */
export function breachesOf(migrations) {
  const names = [...migrations.keys()].sort();
  const tell = (name, faults) => faults.map((fault) => `${name} ${fault}`);
  return names
    .filter((name) => numberOf(name) >= first)
    .flatMap((name) => {
      const text = migrations.get(name);
      const [line = ''] = text.split('\n');
      if (/^-- contract\b/.test(line))
        return tell(name, [faultOfContract(line.trimEnd(), name, names)].filter(Boolean));
      const statements = statementsOf(text);
      const earlier = names.filter((one) => one < name).map((one) => statementsOf(migrations.get(one)).join(';\n'));
      const context = { made: madeIn(statements), earlier };
      return tell(
        name,
        statements.flatMap((statement) => faultsOfStatement(statement, context)),
      );
    });
}
