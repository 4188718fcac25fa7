// docs/permissions.md: who may do what in which status, generated from the action tables and the permission matrix, so
// that a person can review what the server enforces.
import { rulesOf } from '@wattpact/domain/access/actions';
import type { ApiCall } from '@wattpact/domain/api/api-call';
import { freshMinutes } from '../../src/platform/http/fresh-proof.ts';
import { describedCalls, nameOf } from '../support/described-calls.ts';
import { type ActedKind, actedKinds, actWords, doerNames, doerWords } from './acted-kinds.ts';
import { expectedStatus, type Row, type Rows, recordOf } from './matrix-row.ts';
import { type Caller, callers } from './scene.ts';

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const joined = (words: readonly string[], last: 'or' | 'and'): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const spaced = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
const status = (name: string) => `\`${name}\``;

/** "An administrator or who holds MANAGE in the entity may delete a legal entity that is `approved` …" */
function sentencesOf({ table: acts, one, owner, statuses }: ActedKind): string[] {
  return Object.entries(acts).flatMap(([name, entry]) =>
    rulesOf(entry).map(({ by, from, to, whileAmended }) => {
      const who = joined(
        by.map((doer) => doerWords[doer].replace('$', owner)),
        'or',
      );
      const what = (actWords[name as keyof typeof actWords] ?? name).replace('%', one);
      const isAnywhere = statuses.every((one) => from.includes(one));
      const where = isAnywhere ? 'whatever its status' : `while it is ${joined(from.map(status), 'or')}`;
      const when = whileAmended ? `${where} and its amendment waits or was rejected` : where;
      const after = to === undefined ? '' : `; it is ${status(to)} afterwards`;
      return `- ${capital(who)} may ${what} ${when}${after}.`;
    }),
  );
}

function actsByStatus({ table: acts, statuses }: ActedKind): string {
  const cell = (entry: ActedKind['table'][string], at: string) => {
    const doers = rulesOf(entry)
      .filter(({ from }) => from.includes(at))
      .flatMap(({ by, whileAmended }) => by.map((doer) => `${doerNames[doer]}${whileAmended ? ' (amended)' : ''}`));
    return [...new Set(doers)].join(', ') || '–';
  };
  const rows = Object.entries(acts).map(([name, entry]) => [spaced(name), ...statuses.map((at) => cell(entry, at))]);
  return table(['Act', ...statuses.map(status)], rows);
}

const section = (kind: ActedKind): string =>
  [
    `## ${kind.title}`,
    `Owner: ${kind.owner}. Who sees it: ${kind.readers}`,
    sentencesOf(kind).join('\n'),
    actsByStatus(kind),
  ].join('\n\n');

const accessWords: Record<ApiCall['access'], string> = {
  public: 'needs no session',
  user: 'anybody signed in; the record decides further',
  market: 'a role in an approved company, or an administrator',
  trader: 'a role in an approved company',
  admin: 'administrators alone',
};

const columns: readonly [Caller, string][] = [
  ['anonymous', 'Nobody'],
  ['newcomer', 'No company'],
  ['stranger', 'Stranger'],
  ['counterparty', 'Other party'],
  ['view', 'View'],
  ['registry', 'Registry'],
  ['contracting', 'Contracting'],
  ['manage', 'Manage'],
  ['admin', 'Admin'],
];

/** Marks a call that needs more than a session. */
const callName = (call: ApiCall) => `\`${nameOf(call)}\`${call.freshProof === true ? ' (fresh proof)' : ''}`;

function callRow(call: ApiCall, row: Row): string[] {
  const answers = columns.map(([caller]) => String(expectedStatus(call, row, caller) ?? '?'));
  return [`${callName(call)} ${spaced(recordOf(row))}`.trimEnd(), ...answers];
}

function callsOf(access: ApiCall['access'], rows: Rows): string {
  const calls = describedCalls.filter((call) => call.access === access).toSorted((a, b) => (a.path < b.path ? -1 : 1));
  // Where everybody, or only administrators, may call, the columns would repeat themselves.
  if (access === 'public' || access === 'admin')
    return calls.map((call) => `- ${callName(call)}: ${call.summary}`).join('\n');
  const lines = calls.flatMap((call) => [rows[nameOf(call)] ?? []].flat().map((row) => callRow(call, row)));
  return table(['Call, and the record it is tried on', ...columns.map(([, name]) => name)], lines);
}

const opening = `# Who may do what

Made by \`npm run docs:permissions\` from the action tables of the domain and the permission matrix of the server's tests; a test fails when this page is stale. The guard of every act, the \`allowedActions\` of every record and hence every button come from the same tables.

A person has a role in a company: VIEW reads what is the company's; REGISTRY also registers contracts and uploads documents; CONTRACTING also makes, edits, publishes and deletes projects and offers, negotiates, edits and ends contracts, sees and pays invoices; MANAGE also edits and deletes the company and its people. Each role includes those before it, so below a sentence names the least that is needed. The authorization level (administrator, manager, attorney) describes a person and permits nothing. An administrator of the platform acts for no company, whatever roles they had.

A company that is not approved opens itself to its people, and nothing else: no market, no negotiations, no new records. Roles, disabled accounts and ended sessions hold from the next request on.

Answers: 404 for what the caller may not know of, 403 for what they know and have no right to, 409 when the record's status forbids the act.`;

/** @param rows the permission matrix, whose statuses the server's tests hold */
export function permissionDocument(rows: Rows): string {
  const calls = (Object.keys(accessWords) as ApiCall['access'][]).map(
    (access) => `### Access \`${access}\`: ${accessWords[access]}\n\n${callsOf(access, rows)}`,
  );
  const people = `The answers below are what the tests expect of each caller: nobody signed in (a disabled user is answered the same), a user without a company (also one whose address is not proven, and who is named as a manager at it), the manager of a company that has nothing to do with the record, the manager of the other party, the owning company's people by role, an administrator. A call stands more than once when its record matters.

A call with (fresh proof) asks for more than a session: when the session's last sign-in or \`POST /api/auth/confirm\` is more than ${freshMinutes} minutes old it answers 403 \`error_fresh_sign_in_required\` to whoever would get through otherwise. So does \`GET /api/auth/providers/:provider/start\` with \`link=true\`. The answers below are those with a fresh one.`;
  return `${[opening, ...actedKinds.map(section), '## Calls', people, ...calls].join('\n\n')}\n`;
}

/** Every caller of the matrix has a column, or gets the same answers as one that has. */
export const withoutColumn: readonly Caller[] = callers.filter(
  (caller) => !columns.some(([name]) => name === caller) && caller !== 'disabled' && caller !== 'unproven',
);
