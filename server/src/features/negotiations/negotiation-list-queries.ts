// The list of negotiations: filtered, searched by item and company, the latest activity first.
import { approvedEntitiesWith } from '@wattpact/domain/access/roles';
import { cappedTotal, type Page, totalCap } from '@wattpact/domain/filters/page';
import type { NegotiationRow } from '@wattpact/domain/negotiations/negotiation-api';
import { negotiationGroups } from '@wattpact/domain/negotiations/negotiation-status';
import { sql } from 'kysely';
import { apiKeyNameOf } from '../../platform/api-keys/api-key-name.ts';
import { type Caller, callerId } from '../../platform/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { isoInstant } from '../../platform/database/iso-instant.ts';
import { isId } from '../../platform/ids.ts';
import { and, type Condition } from '../../platform/lists/conditions.ts';
import { readings, type SearchedWords, wordQuery, wordsOf } from '../../platform/lists/free-text.ts';
import { isMember, joined, membership, type NegotiationView, negotiationColumns } from './negotiation-queries.ts';

export interface NegotiationQuery {
  page: number;
  limit: number;
  searchQuery?: string | undefined;
  status?: keyof typeof negotiationGroups | undefined;
  projectId?: string | undefined;
  offerId?: string | undefined;
  legalEntityId?: string | undefined;
}

type ListedNegotiation = NegotiationView & Pick<NegotiationRow, 'lastMessage' | 'lastTemplate'>;

/** A text that is not an id matches nothing. */
const isRecord = (id: string | undefined, condition: Condition): Condition[] =>
  id === undefined ? [] : [isId(id) ? condition : sql<boolean>`false`];

const filters = ({ status, projectId, offerId, legalEntityId }: NegotiationQuery): Condition[] => [
  ...(status ? [sql<boolean>`n.status in (${sql.join([...negotiationGroups[status]])})`] : []),
  ...isRecord(projectId, sql<boolean>`n.project_id = ${projectId}`),
  ...isRecord(offerId, sql<boolean>`n.offer_id = ${offerId}`),
  ...isRecord(legalEntityId, sql<boolean>`${legalEntityId} in (n.owner_entity_id, n.counterparty_entity_id)`),
];

const textMatches = (wanted: SearchedWords): Condition[] =>
  wanted.words.length === 0
    ? []
    : [
        sql<boolean>`search_vector(coalesce(p.name, o.name) || ' ' || oe.name || ' ' || ce.name)
          @@ ${wordQuery(wanted)}`,
      ];

async function readPage(db: Db, actor: Caller, query: NegotiationQuery, wanted: SearchedWords) {
  const where = and([isMember(actor, approvedEntitiesWith(actor, 'view')), ...filters(query), ...textMatches(wanted)]);
  const { page, limit } = query;
  const newest = sql`coalesce(n.last_entry_at, n.created_at) desc, n.id desc`;
  const [rows, count] = await Promise.all([
    sql<ListedNegotiation>`
      select ${negotiationColumns(callerId(actor))}, case when lm.id is null then null else json_build_object('text', lm.text,
        'senderId', lm.sender_id, 'senderName', lu.display_name,
        'apiKey', ${apiKeyNameOf('lm.api_key_id')}, 'createdAt', ${isoInstant('lm.created_at')}) end as "lastMessage",
        case when lv.id is null then null else json_build_object('id', lv.id, 'version', lv.version,
          'createdAt', ${isoInstant('lv.created_at')}, 'authorId', lv.author_id, 'authorName', vu.display_name,
          'apiKey', ${apiKeyNameOf('lv.api_key_id')},
          'legalEntityId', lv.legal_entity_id) end as "lastTemplate"
      from (select n.id from ${joined} where ${where} order by ${newest} limit ${limit} offset ${(page - 1) * limit}) k
      join ${joined} on n.id = k.id ${membership(callerId(actor))}
      left join message lm on lm.id = n.last_message_id left join app_user lu on lu.id = lm.sender_id
      left join contract_template lv on lv.id = n.last_entry_id and n.status <> 'CANCELLED'
      left join app_user vu on vu.id = lv.author_id
      order by ${newest}`.execute(db),
    sql<{ count: number }>`
      select count(*) as count from (select from ${joined} where ${where} limit ${totalCap + 1}) s`.execute(db),
  ]);
  return { items: rows.rows, total: count.rows[0]?.count ?? 0 };
}

/** The negotiations of the actor's approved entities. Misspelt words are corrected when nothing matches as typed. */
export async function listNegotiations(
  db: Db,
  actor: Caller,
  query: NegotiationQuery,
): Promise<Page<ListedNegotiation>> {
  let read: Awaited<ReturnType<typeof readPage>> = { items: [], total: 0 };
  for await (const wanted of readings(db, wordsOf(query.searchQuery ?? ''))) {
    read = await readPage(db, actor, query, wanted);
    if (read.total > 0) break;
  }
  const { items, total } = read;
  const { page, limit } = query;
  return {
    items,
    ...cappedTotal(total),
    page,
    limit,
  };
}
