// The roles of a person inside a legal entity, what each includes, and who acts in a call.

/** From least to most: each includes those before it. */
export const entityRoles = ['view', 'registry', 'contracting', 'manage'] as const;
export type EntityRole = (typeof entityRoles)[number];

/** The legal capacity of a person; it describes and permits nothing. */
export const authorizationLevels = ['administrator', 'manager', 'attorney'] as const;
export type AuthorizationLevel = (typeof authorizationLevels)[number];

export interface HeldRole {
  legalEntityId: string;
  role: EntityRole;
  /**
   * Whether the entity is approved. A role in an entity that is not approved opens that entity alone, not the market.
   */
  approved: boolean;
}

/** Who makes a call, with the roles that are valid at this moment. */
export interface Actor {
  id: string;
  isAdmin: boolean;
  roles: readonly HeldRole[];
}

const includes = (held: EntityRole, asked: EntityRole) => entityRoles.indexOf(held) >= entityRoles.indexOf(asked);

/** Of two roles the one that the other includes. */
export const lesserRole = (one: EntityRole, other: EntityRole): EntityRole => (includes(one, other) ? other : one);

/** Whether the actor holds the role, or one that includes it, in one of the entities; in any entity when none is given. */
export const holds = (actor: Actor, role: EntityRole, entityIds?: readonly string[]): boolean =>
  actor.roles.some((held) => includes(held.role, role) && (entityIds?.includes(held.legalEntityId) ?? true));

/** As `holds`, counting approved entities alone. */
export const holdsApproved = (actor: Actor, role: EntityRole, entityIds?: readonly string[]): boolean =>
  actor.roles.some(
    (held) => held.approved && includes(held.role, role) && (entityIds?.includes(held.legalEntityId) ?? true),
  );

/** The entities in which the actor holds the role, or one that includes it. */
export const entitiesWith = (actor: Actor, role: EntityRole): string[] =>
  actor.roles.filter((held) => includes(held.role, role)).map(({ legalEntityId }) => legalEntityId);

export const approvedEntitiesWith = (actor: Actor, role: EntityRole): string[] =>
  actor.roles.filter((held) => held.approved && includes(held.role, role)).map(({ legalEntityId }) => legalEntityId);

/** Of these entities the one that is asked for, if it is among them; all of them when none is. */
export const narrowedTo = (entityIds: string[], asked: string | undefined): string[] =>
  asked === undefined ? entityIds : entityIds.filter((id) => id === asked);

/** The answer of GET /legal-entities/user-roles: each entity under the held role and every one it includes. */
export const roleMap = (actor: Actor): Record<'VIEW' | 'REGISTRY' | 'CONTRACTING' | 'MANAGE', string[]> => ({
  VIEW: entitiesWith(actor, 'view'),
  REGISTRY: entitiesWith(actor, 'registry'),
  CONTRACTING: entitiesWith(actor, 'contracting'),
  MANAGE: entitiesWith(actor, 'manage'),
});
