// Every statement on messages and read marks.
import type { TermField } from '@wattpact/domain/energy-contracts/energy-contract-sections';
import type { MessageRecord } from '@wattpact/domain/negotiations/negotiation-api';
import type { ReadNews } from '@wattpact/domain/negotiations/negotiation-news';
import { type RawBuilder, sql } from 'kysely';
import { apiKeyNameOf } from '../../platform/api-keys/api-key-name.ts';
import type { Db } from '../../platform/database/database.ts';
import { isoInstant } from '../../platform/database/iso-instant.ts';
import { prepared, unawaited } from '../../platform/database/statement-marks.ts';
import { filesOf } from '../files/file-queries.ts';

export interface MessagePage {
  before?: string | undefined;
  limit: number;
  /** Only messages about this term. */
  field?: TermField | undefined;
}

/** The quoted term's value in that version. */
const termRef = (withValues: boolean) => sql`case when m.term_field is null then null else json_build_object(
  'templateId', ct.id, 'version', ct.version, 'field', m.term_field,
  'value', case when ${withValues} then ct.terms #> string_to_array(m.term_field, '.') end) end`;

/**
 * A page that ends before a message (or with the newest), oldest first, and whether older ones exist. Readers: when
 * each member first read up to this message or beyond.
 * @param withTerms false: the values of quoted terms are hidden
 */
export async function listMessages(
  db: Db,
  negotiationId: string,
  { before, limit, field }: MessagePage,
  withTerms: boolean,
): Promise<{ items: MessageRecord[]; hasMore: boolean }> {
  const older = before === undefined ? sql`` : sql`and id < ${before}::uuid`;
  const aboutTerm = field === undefined ? sql`` : sql`and term_field = ${field}`;
  const { rows } = await sql<MessageRecord>`
    select ${prepared} m.id, m.text, m.sender_id as "senderId", u.display_name as "senderName",
      ${apiKeyNameOf('m.api_key_id')} as "apiKey",
      m.legal_entity_id as "legalEntityId", m.created_at as "createdAt", coalesce((
        select json_agg(json_build_object('userId', r.user_id, 'readAt', ${isoInstant('r.read_at')}) order by r.read_at)
        from negotiation_member nm cross join lateral (
          select user_id, read_at from message_read
          where negotiation_id = nm.negotiation_id and user_id = nm.user_id and up_to_message_id >= m.id
          order by up_to_message_id limit 1) r
        where nm.negotiation_id = m.negotiation_id and nm.user_id <> m.sender_id), '[]'::json) as "readBy",
      ${termRef(withTerms)} as "termRef", ${filesOf('message', sql`array[m.id]`)} as files
    from (select * from message where negotiation_id = ${negotiationId}
        ${older} ${aboutTerm}
      order by id desc limit ${limit + 1}) m
    join app_user u on u.id = m.sender_id left join contract_template ct on ct.id = m.term_template_id
    order by m.id desc`.execute(db);
  return { items: rows.slice(0, limit).reverse(), hasMore: rows.length > limit };
}

interface NewMessage {
  id: string;
  negotiationId: string;
  senderId: string;
  /** The key with which it was sent. */
  apiKeyId: string | undefined;
  legalEntityId: string;
  text: string;
  term: { templateId: string; field: TermField } | undefined;
  /** The thread's last entry before this one. */
  previousId: string | null;
  at: Date;
}

/**
 * Stores the message of a locked, open negotiation and updates it: the first message makes it ONGOING. The sender
 * becomes a participant; if they had read everything before, their own message counts as read. It is one statement,
 * because nothing is sent more often.
 */
export async function insertMessage(db: Db, message: NewMessage): Promise<void> {
  const { id, negotiationId, senderId, apiKeyId, legalEntityId, text, term, previousId } = message;
  const at = message.at.toISOString();
  await sql`
    with ${prepared} ${unawaited} moved as (
      update negotiation set status = 'ONGOING', first_message_at = coalesce(first_message_at, ${at}::timestamptz),
        last_message_id = ${id}, last_entry_id = ${id}, last_entry_at = ${at}, updated_at = ${at}
      where id = ${negotiationId} returning id),
    sent as (
      insert into message (id, negotiation_id, sender_id, legal_entity_id, text, created_at, term_template_id, term_field,
        api_key_id)
      select ${id}::uuid, moved.id, ${senderId}::uuid, ${legalEntityId}::uuid, ${text}::text, ${at}::timestamptz,
        ${term?.templateId ?? null}::uuid, ${term?.field ?? null}::text, ${apiKeyId ?? null}::uuid from moved)
    insert into negotiation_member as nm (negotiation_id, user_id, has_written, last_read_id)
    select moved.id, ${senderId}::uuid, true, ${previousId === null ? id : null}::uuid from moved
    ${asWriter({ id, previousId })}`.execute(db);
}

/** If the sender had read everything before, their own message counts as read. */
const asWriter = ({ id, previousId }: Pick<NewMessage, 'id' | 'previousId'>) => sql`
  on conflict (negotiation_id, user_id) do update set has_written = true,
    last_read_id = case when nm.last_read_id is not distinct from ${previousId}::uuid
      then ${id}::uuid else nm.last_read_id end`;

/** The author of a version becomes a participant too. */
export const rememberWriter = (
  db: Db,
  { negotiationId, userId, ...entry }: { negotiationId: string; userId: string; id: string; previousId: string | null },
) =>
  sql`
    insert into negotiation_member as nm (negotiation_id, user_id, has_written)
    values (${negotiationId}, ${userId}, true) ${asWriter(entry)}`.execute(db);

/**
 * @param entryId the thread's last entry, while `upTo` is its last message
 * @returns false when there was nothing new to read
 */
export async function markRead(
  db: Db,
  negotiationId: string,
  { userId, upTo, readAt }: ReadNews,
  entryId: string,
): Promise<boolean> {
  const { rows } = await sql`
    insert into negotiation_member as nm (negotiation_id, user_id, last_read_id)
    values (${negotiationId}, ${userId}, ${entryId})
    on conflict (negotiation_id, user_id) do update set last_read_id = excluded.last_read_id
      where nm.last_read_id is null or nm.last_read_id < excluded.last_read_id
    returning user_id`.execute(db);
  if (rows.length === 0) return false;
  await sql`
    insert into message_read (negotiation_id, user_id, up_to_message_id, read_at)
    values (${negotiationId}, ${userId}, ${upTo}, ${readAt}) on conflict do nothing`.execute(db);
  return true;
}

export const setMuted = (db: Db, negotiationId: string, userId: string, muted: boolean) =>
  sql`
    insert into negotiation_member (negotiation_id, user_id, muted) values (${negotiationId}, ${userId}, ${muted})
    on conflict (negotiation_id, user_id) do update set muted = excluded.muted`.execute(db);

/** How many messages of negotiation `n` there are about each term. */
export const termCommentsColumn: RawBuilder<{ field: TermField; count: number }[]> = sql`(
  select coalesce(json_agg(json_build_object('field', c.term_field, 'count', c.count) order by c.term_field), '[]')
  from (select m.term_field, count(*) as count from message m
    where m.negotiation_id = n.id and m.term_field is not null group by m.term_field) c)`;

export interface SentMessage {
  id: string;
  negotiationId: string;
  senderId: string;
  legalEntityId: string;
  text: string;
}

export const findMessage = (db: Db, id: string): Promise<SentMessage | undefined> =>
  db
    .selectFrom('message')
    .select(['id', 'negotiation_id as negotiationId', 'sender_id as senderId'])
    .select(['legal_entity_id as legalEntityId', 'text'])
    .where('id', '=', id)
    .executeTakeFirst();
