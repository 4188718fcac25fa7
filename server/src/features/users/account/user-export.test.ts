// The export of one's own data is complete: what names a user by id or in words is exported, or says here why not.
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { liveHere, makeZulmira, placesOf, traces } from '../../../../test/database/person-traces.ts';
import { startTestApp } from '../../../../test/support/test-app.ts';
import { exportedColumns } from './user-export.ts';

const t = await startTestApp();
const { as, db } = t;

const record = 'The id of a record.';
const event = 'The id of an event.';
const entry = 'The id of a message or a version.';
/** Ids that name no person in need of the row, and why. */
const notOfAPerson: Record<string, string> = {
  'idempotency_key.user_id': 'An answer that the person already has, kept for a day.',
  'app_user.avatar_file_id': 'The id of a file, which is among the uploads.',
  'employee.linked_by': event,
  'notification.event_id': event,
  'undo_window.event_id': event,
  'webhook_delivery.event_id': event,
  'webhook_delivery.message_id': 'The id under which an event is sent to a program.',
  'last_write.user_id': 'The number of the last transaction for a person, so that they see their own changes.',
  'item_view.item_id': record,
  'forgotten_viewers.item_id': record,
  'watched_item.item_id': record,
  'hidden_match.item_id': record,
  'mail.record_id': record,
  'contract_decision_item.contract_id': record,
  'taken_case.record_id': record,
  'internal_note.record_id': record,
  'file.record_id': record,
  'undo_window.record_id': record,
  'event.record_id': 'The id of a record; where that is the account, its history is exported.',
  'event.owner_id': 'The id of a company.',
  'negotiation_member.last_read_id': entry,
  'negotiation.last_message_id': entry,
  'negotiation.last_entry_id': entry,
};

/** Columns in which a person's name, address, phone or id stands: the part of the export that has them, or why none has. */
const partOf: Record<string, string> = {
  app_user: 'account',
  employee: 'companies',
  event_person: 'namesInHistories',
  'legal_entity.content': 'contactOfCompanies',
  'message.text': 'messages',
  support_feedback: 'supportRequests',
  'single_use_token.email': 'pendingLinks',
};
const notExported: Record<string, string> = {
  'mail.subject': 'Of mails to others; the own ones are exported by their recipient.',
  'mail.content': 'The text goes when the mail has left, and the person has it.',
  'mail.search': 'Finds a mail by its texts.',
};

describe('the export of one’s own data', () => {
  test('[AUTH-66] has every column that refers to a user', async () => {
    const { rows } = await sql<{ column: string }>`
      select c.table_name || '.' || c.column_name as "column" from information_schema.columns c
      join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and c.data_type = 'uuid' and not exists (
        select from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
        where k.conrelid = c.table_name::regclass and a.attname = c.column_name and k.contype = 'f'
          and k.confrelid <> 'app_user'::regclass)`.execute(db);
    const ids = rows.map(({ column }) => column).filter((column) => !column.endsWith('.id'));
    const exported = exportedColumns();
    expect(ids.filter((column) => !exported.includes(column) && !(column in notOfAPerson))).toEqual([]);
    expect(Object.keys(notOfAPerson).filter((column) => !ids.includes(column))).toEqual([]);
  });

  test('[AUTH-66] has every text in which a person stands', async () => {
    const user = await makeZulmira(t);
    await liveHere(t, user, await t.make.admin());
    const { body } = await as(user).get('/api/users/me/export');
    const partFor = (place: string) => partOf[place] ?? partOf[place.split('.')[0] ?? ''];
    const places = await placesOf(db, [...traces, user.id]);
    expect(places.filter((place) => partFor(place) === undefined && !(place in notExported))).toEqual([]);
    const words = new RegExp(traces.map((word) => word.replace('+', '\\+')).join('|'), 'i');
    for (const part of Object.values(partOf)) expect(JSON.stringify(body[part]), part).toMatch(words);
    expect(body).toMatchObject({ accountHistory: [{ action: 'profile_changed' }], mails: expect.any(Array) });
  });
});
