// Runs the acts of several people on one record at the same time, and checks what must hold whatever their order.
import { type ActionTable, rulesOf } from '@wattpact/domain/access/actions';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { TestAnswer, TestApp } from '../support/test-app.ts';

/** Makes its call; undefined where there is nothing to make it on, such as no invoice yet. */
export type Act = () => Promise<TestAnswer | undefined>;

export interface Subject {
  kind: 'energy_contract' | 'project' | 'negotiation' | 'invoice';
  id: string;
}

/** The statuses that a record may change to: by an act of its table, or as a consequence of an act on another one. */
export type Changes = ReadonlyMap<string, ReadonlySet<string>>;

export function changesOf(table: ActionTable, consequences: Record<string, readonly string[]> = {}): Changes {
  const changes = new Map<string, Set<string>>();
  const add = (from: string, to: string) => changes.set(from, (changes.get(from) ?? new Set()).add(to));
  for (const rule of Object.values(table).flatMap((entry) => rulesOf(entry))) {
    const { to } = rule;
    if (to !== undefined) for (const from of rule.from) add(from, to);
  }
  for (const [from, all] of Object.entries(consequences)) for (const to of all) add(from, to);
  return changes;
}

/** Whether so many acts lead from one status to the other. */
function leadsTo(changes: Changes, from: string, to: string, acts: number): boolean {
  let reached = new Set([from]);
  for (let act = 0; act < acts && !reached.has(to); act += 1) {
    reached = new Set([...reached, ...[...reached].flatMap((status) => [...(changes.get(status) ?? [])])]);
  }
  return reached.has(to);
}

async function statusOf({ db }: TestApp, { kind, id }: Subject): Promise<string> {
  const { rows } = await sql<{ status: string }>`select status from ${sql.table(kind)} where id = ${id}`.execute(db);
  return rows[0]?.status ?? 'none';
}

async function countEvents({ db }: TestApp, requestId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from event where request_id = ${requestId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** An act that finds what it asks for is no act: it leaves no event. */
export const unlessInVain =
  (t: TestApp, act: Act): Act =>
  async () => {
    const answer = await act();
    if (answer === undefined || answer.status >= 300) return answer;
    return (await countEvents(t, String(answer.headers['x-request-id']))) === 0 ? undefined : answer;
  };

/** What is answered with success has its event, and what is refused left none. */
async function checkEvents(t: TestApp, { status, body, headers }: TestAnswer): Promise<void> {
  const text = `${status} ${JSON.stringify(body).slice(0, 300)}`;
  expect(status, text).toBeLessThan(500);
  const events = await countEvents(t, String(headers['x-request-id']));
  if (status < 300) expect(events, text).toBeGreaterThan(0);
  else expect(events, text).toBe(0);
}

/**
 * @param batches names of acts; those of a batch are made at the same time, batches one after the other
 * @returns how many acts were done
 */
export async function interleave(
  t: TestApp,
  given: { subject: Subject; acts: Readonly<Record<string, Act>>; changes: Changes },
  batches: readonly (readonly string[])[],
): Promise<number> {
  const { subject, acts, changes } = given;
  let status = await statusOf(t, subject);
  let done = 0;
  for (const batch of batches) {
    const sent = await Promise.all(batch.map((name) => acts[name]?.()));
    const answers = sent.filter((answer) => answer !== undefined);
    for (const answer of answers) await checkEvents(t, answer);
    done += answers.filter((answer) => answer.status < 300).length;
    const next = await statusOf(t, subject);
    expect([status, next, leadsTo(changes, status, next, batch.length)]).toEqual([status, next, true]);
    status = next;
  }
  return done;
}
