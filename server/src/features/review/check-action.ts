// Guards every act by the same table as the buttons.
import { type Acted, type ActionRule, type ActionTable, permitsNow, rulesFor } from '@wattpact/domain/access/actions';
import type { Actor } from '@wattpact/domain/access/roles';
import { conflict, forbidden } from '../../platform/http/problem-error.ts';

/**
 * Whether the actor has the right, whatever the record's status.
 * @returns the rules that name the actor
 * @throws 403 when none does
 */
export function checkRight<Table extends ActionTable>(
  table: Table,
  name: keyof Table & string,
  actor: Actor,
  record: Acted,
): ActionRule[] {
  const rules = rulesFor(table[name] ?? [], actor, record);
  if (rules.length === 0) throw forbidden();
  return rules;
}

/**
 * The rule that permits the act now.
 * @throws 403 when no rule names the actor, 409 when the record's status forbids it
 */
export function checkAction<Table extends ActionTable>(
  table: Table,
  name: keyof Table & string,
  actor: Actor,
  record: Acted,
): ActionRule {
  const rule = checkRight(table, name, actor, record).find((one) => permitsNow(one, record));
  if (!rule) throw conflict('error_wrong_status');
  return rule;
}

/** @throws 409 when a contract has ended the owner's acts */
export function checkOpen({ isClosed }: { isClosed: boolean }): void {
  if (isClosed) throw conflict('error_item_closed');
}
