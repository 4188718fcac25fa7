// What stays of a person whose account was deleted for good: every text of the database is searched for their name,
// address and phone, and found only where a reason is written.
import { describe, expect, test } from 'vitest';
import { liveHere, makeZulmira, placesOf, traces, zulmira } from '../../../../test/database/person-traces.ts';
import { startTestApp } from '../../../../test/support/test-app.ts';

const t = await startTestApp();
const { as, db, make } = t;
const admin = await make.admin();

/** Where a person's name may still stand after the erasure, and why. */
const kept: Record<string, string> = {
  'energy_contract.content': 'Contracts are kept as they were signed; the law asks for them.',
  'energy_contract.search_text': 'Finds a contract by its texts.',
  'message.text': 'What was said in a negotiation belongs to both sides, and proves what was agreed.',
  'invoice.customer': 'Invoices are kept as they were issued; the law asks for them.',
  'bank_entry.debtor': 'What the bank says of a payment is part of the accounts.',
  'idempotency_key.answer': 'An answer of another person is kept for a day, so that a repeated call is not done twice.',
  'mail.content': 'Administrators are told who was deleted; the text goes when the mail has left.',
};

const erase = (id: string) => as(admin).delete(`/api/admin/users/${id}`);
const softDelete = (id: string) =>
  db.updateTable('app_user').set({ status: 'user_soft_deleted' }).where('id', '=', id).execute();
const entityOf = async (id: string) => (await as(admin).get(`/api/admin/legal-entities/${id}`)).body;

describe('what stays of an erased person', () => {
  test('[AUTH-54, AUTH-64] their name, address and phone stand only where a reason is written', async () => {
    const user = await makeZulmira(t);
    const { own, other } = await liveHere(t, user, admin);
    expect(await placesOf(db, traces)).toEqual(
      expect.arrayContaining(['app_user.email', 'employee.email', 'employee.phone', 'event_person.phone']),
    );
    expect(await placesOf(db, traces)).toEqual(
      expect.arrayContaining(['legal_entity.content', 'support_feedback.name']),
    );
    await softDelete(user.id);
    expect((await erase(user.id)).status).toBe(204);
    expect((await placesOf(db, traces)).filter((place) => !(place in kept))).toEqual([]);
    expect((await entityOf(own)).contact).toEqual({ firstName: '', lastName: '', email: '', phone: '' });
    expect((await entityOf(other)).contact.firstName).toBe('Test');
    expect((await entityOf(other)).employees).toHaveLength(1);
  });

  test('[AUTH-64] another person under an address that was never proven stays', async () => {
    const owner = await make.user();
    const { id } = await make.entity(owner, { contact: { ...zulmira, email: 'outra@quintanilha.example' } });
    const impostor = await make.user({ email: 'outra@quintanilha.example', verified: false });
    await softDelete(impostor.id);
    expect((await erase(impostor.id)).status).toBe(204);
    expect((await entityOf(id)).contact.lastName).toBe('Quintanilha');
  });
});

describe('the companies that an erased person holds', () => {
  test('[AUTH-65] go to somebody else first, where there is somebody', async () => {
    const user = await make.user();
    const heir = await make.user();
    const { id } = await make.entity(user);
    await make.role(id, heir, 'manage');
    await softDelete(user.id);
    const { companies } = (await as(admin).get(`/api/admin/users/${user.id}/person`)).body;
    expect(companies).toMatchObject([{ legalEntityId: id, isHolder: true, heirs: [{ userId: heir.id }] }]);
    expect(await erase(user.id)).toMatchObject({ status: 409, body: { code: 'error_holder_needed' } });
    const { version } = await entityOf(id);
    const handed = await as(admin).patch(`/api/admin/legal-entities/${id}/owner`, { userId: heir.id }, { version });
    expect(handed.status).toBe(200);
    expect((await erase(user.id)).status).toBe(204);
    const { owner, employees } = await entityOf(id);
    expect([owner.id, employees.map(({ userId }: { userId: string }) => userId)]).toEqual([heir.id, [heir.id]]);
  });

  test('[AUTH-65] stay without a holder where nobody can take over', async () => {
    const user = await make.user();
    const { id } = await make.entity(user);
    await make.role(id, await make.user(), 'view');
    await softDelete(user.id);
    expect((await erase(user.id)).status).toBe(204);
    const { employees } = await entityOf(id);
    expect(employees[0]).toMatchObject({ firstName: '—', lastName: '', phoneNumber: null, status: 'user_deleted' });
  });
});
