// The guard of every act: from the same table as the buttons.
import { type Acted, type ActionRule, type ActionTable, rulesFor } from 'domain/access/actions';
import type { Actor } from 'domain/access/roles';
import { conflict, forbidden } from '../../platform/http/problem-error.ts';

/**
 * The rule under which the actor may do it now.
 * @throws 403 when no rule names the actor, 409 when the record's status forbids it
 */
export function checkAction<Table extends ActionTable>(
  table: Table,
  name: keyof Table & string,
  actor: Actor,
  record: Acted,
): ActionRule {
  const rules = rulesFor(table[name] ?? [], actor, record);
  if (rules.length === 0) throw forbidden();
  const rule = rules.find(({ from }) => from.includes(record.status));
  if (!rule) throw conflict('error_wrong_status');
  return rule;
}
