// Acts on records as data: who may, from which status, to which. The guard, the button, the matrix in docs/permissions.md
// and `allowedActions` all come from these tables.
import { type Actor, type EntityRole, holds, holdsApproved } from './roles.ts';

/** A record as the tables see it. */
export interface Acted<Status extends string = string> {
  status: Status;
  /** The entities that own it; a negotiation has two. */
  ownerIds: readonly string[];
  /** An amendment of it waits or was rejected, while what was approved before is in force. */
  isAmended?: boolean;
}

/**
 * Who may: an administrator; a holder of the role (or of one that includes it) in an owning entity;
 * `approvedContracting`: CONTRACTING in an owning entity that is approved;
 * `counterparty`: CONTRACTING in an approved entity that does not own the record.
 */
export type Doer = 'admin' | EntityRole | 'approvedContracting' | 'counterparty';

export interface ActionRule<Status extends string = string> {
  by: readonly Doer[];
  from: readonly Status[];
  to?: Status;
  /** Only while an amendment of the record waits or was rejected. */
  whileAmended?: true;
}
/** An act has one rule, or several where the states differ by who acts. */
export type ActionTable<Status extends string = string> = Readonly<
  Record<string, ActionRule<Status> | readonly ActionRule<Status>[]>
>;

/** The rules of one act. */
export const rulesOf = <Status extends string>(
  entry: ActionRule<Status> | readonly ActionRule<Status>[],
): readonly ActionRule<Status>[] => ('by' in entry ? [entry] : entry);

const is: Record<Doer, (actor: Actor, record: Acted) => boolean> = {
  admin: (actor) => actor.isAdmin,
  view: (actor, { ownerIds }) => holds(actor, 'view', ownerIds),
  registry: (actor, { ownerIds }) => holds(actor, 'registry', ownerIds),
  contracting: (actor, { ownerIds }) => holds(actor, 'contracting', ownerIds),
  manage: (actor, { ownerIds }) => holds(actor, 'manage', ownerIds),
  approvedContracting: (actor, { ownerIds }) => holdsApproved(actor, 'contracting', ownerIds),
  counterparty: (actor, { ownerIds }) => !holds(actor, 'view', ownerIds) && holdsApproved(actor, 'contracting'),
};

/** The act's rules that name this actor, whatever the record's status; without any the actor has no right to it. */
export const rulesFor = (entry: ActionTable[string], actor: Actor, record: Acted): ActionRule[] =>
  rulesOf(entry).filter((rule) => rule.by.some((doer) => is[doer](actor, record)));

/** Whether the rule permits its act on the record as it is now. */
export const permitsNow = (
  { from, whileAmended }: ActionRule,
  { status, isAmended = false }: Omit<Acted, 'ownerIds'>,
): boolean => from.includes(status) && (isAmended || !whileAmended);

/** The acts of the table that this actor may do on the record as it is now. */
export const allowedActions = <Table extends ActionTable>(
  table: Table,
  actor: Actor,
  record: Acted,
): (keyof Table & string)[] =>
  Object.entries(table)
    .filter(([, entry]) => rulesFor(entry, actor, record).some((rule) => permitsNow(rule, record)))
    .map(([name]) => name);

/** The entities in which the actor's role permits the act on records of this status. */
export const entitiesThatMay = (actor: Actor, entry: ActionTable[string], status: string): string[] => {
  const asHolder = { ...actor, isAdmin: false };
  const entities = new Set(actor.roles.map(({ legalEntityId }) => legalEntityId));
  return [...entities].filter((id) =>
    rulesFor(entry, asHolder, { status, ownerIds: [id] }).some((rule) => permitsNow(rule, { status })),
  );
};
