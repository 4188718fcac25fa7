// What projects and offers pass to the workflows that they share: their table, lists, columns and effects.

import type { Actor } from '@wattpact/domain/access/roles';
import type { NegotiationStatus } from '@wattpact/domain/calls/market-record';
import type { ListDeclaration } from '@wattpact/domain/filters/filters';
import type { MarketKindName } from '@wattpact/domain/records/kinds';
import type { RawBuilder } from 'kysely';
import type { Columns } from '../../platform/database/columns.ts';
import type { Condition } from '../../platform/lists/conditions.ts';
import type { Facets } from '../../platform/lists/facets.ts';
import type { SearchableKind } from '../review/reviewed-kind.ts';

export interface ItemRef {
  kind: MarketKindName;
  id: string;
}

/** The owning entity, as answers show it. */
export interface OwnerEntity {
  id: string;
  fiscalInfo: {
    name: string;
    fiscalNumber: string;
    streetAddress: string;
    houseNumber?: string;
    postalCode: string;
    city: string;
    country: string;
  };
}

/** A row of the two tables, with what answers carry beside the payload. */
export interface MarketRow<Content> {
  id: string;
  version: number;
  status: string;
  content: Content;
  owner: OwnerEntity;
  isPublished: boolean;
  negotiationStatus: NegotiationStatus;
  hasNegotiation: boolean;
  isWatched: boolean;
  /** Null for strangers. */
  ongoingNegotiations: number | null;
  /** Null for strangers. */
  viewCount: number | null;
  createdAt: string;
  updatedAt: string;
  /** The project of which this one is the remainder. */
  parentId: string | null;
}

/** A record's row with what stands beside it; strangers get null for what is for insiders alone. */
export type FoundRow<Content, Beside, ForInsiders> = MarketRow<Content> &
  Beside & { [Name in keyof ForInsiders]: ForInsiders[Name] | null };

export interface MarketKind<
  Content extends object = object,
  Beside extends object = object,
  ForInsiders extends object = object,
> extends SearchableKind<Content> {
  kind: MarketKindName;
  ownList: ListDeclaration;
  searchList: ListDeclaration;
  /** The columns whose combinations the lists look up together (facets.ts). */
  facets: readonly Facets[];
  /** The column `parent_project_id`, where the table has it. */
  parentColumn: RawBuilder<unknown>;
  /** The column `municipality_code`, where the table has it. */
  municipalityColumn: RawBuilder<unknown>;
  /** JSON of the owning entity, joined as `e`. */
  ownerJson: RawBuilder<unknown>;
  /** Whether a person follows row `t`. */
  isWatchedBy: (userId: string) => Condition;
  /** How many users looked at row `t`. */
  viewCount: RawBuilder<unknown>;
  /** What stands beside row `t` in lists and in the record. */
  beside: Columns<Beside>;
  /** What stands beside the row in the record for owners and administrators, and is null for strangers. */
  besideForInsiders: (reader: Pick<Actor, 'isAdmin'>) => Columns<ForInsiders>;
}
