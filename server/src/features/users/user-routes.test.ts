// The profile, the picture and the export of everything kept about a user, over HTTP.
import { describe, expect, test } from 'vitest';
import { startTestApp } from '../../../test/support/test-app.ts';
import { samplePdf, samplePicture, upload } from '../../../test/support/uploads.ts';
import { pictureGate } from '../files/avatar-service.ts';

const t = await startTestApp();
const { anonymous, as, db } = t;

describe('the profile', () => {
  test('[AUTH-19] is the own one, for who is signed in', async () => {
    const user = await t.make.user();
    expect((await anonymous.get('/api/users/me')).status).toBe(401);
    expect((await as(user).get('/api/users/me')).body).toMatchObject({ id: user.id, email: user.email });
  });

  test('[AUTH-24] names and phone can be changed, the address not', async () => {
    const user = await t.make.user();
    const put = (body: object) => as(user).put('/api/users/me', body);
    const { status, body } = await put({ firstName: ' Ana ', lastName: 'Sé', phone: '+34 612 345 678' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ firstName: 'Ana', displayName: 'Ana Sé', phone: '+34612345678', email: user.email });
    expect((await put({ firstName: 'Ana', lastName: 'Sé', phone: '' })).body.phone).toBeNull();
    const fixed = await put({ firstName: 'Ana', lastName: 'Sé', email: 'new@test.example' });
    expect(fixed).toMatchObject({ status: 400, body: { errors: [{ path: 'email', key: 'error_unknown_field' }] } });
    expect((await put({ firstName: '', lastName: 'x'.repeat(101) })).body.errors).toHaveLength(2);
    expect((await anonymous.put('/api/users/me', {})).status).toBe(401);
  });

  test("the log says which fields changed, and nobody's name", async () => {
    const user = await t.make.user();
    await as(user).put('/api/users/me', { firstName: 'Geheim', lastName: 'Nis' });
    const events = await db.selectFrom('event').selectAll().where('record_id', '=', user.id).execute();
    expect(events.map(({ action, data }) => [action, data])).toEqual([
      ['profile_changed', { fields: ['firstName', 'lastName'] }],
    ]);
    expect(JSON.stringify(events)).not.toContain('Geheim');
  });

  test('[GEN-21] the language is one of three, and stands in the profile', async () => {
    const user = await t.make.user();
    expect((await as(user).put('/api/users/language', { language: 'es' })).body.language).toBe('es');
    expect((await as(user).get('/api/users/me')).body.language).toBe('es');
    expect((await as(user).put('/api/users/language', { language: 'fr' })).status).toBe(400);
    expect((await anonymous.put('/api/users/language', { language: 'es' })).status).toBe(401);
  });

  test('[AUTH-26, AUTH-28, UI-80] preferences are kept one by one', async () => {
    const user = await t.make.user();
    const put = (body: object) => as(user).put('/api/users/preferences', body);
    expect((await put({ analytical: true })).body.preferences).toMatchObject({
      analytical: true,
      skipNegotiationAgreement: false,
    });
    expect((await put({ skipNegotiationAgreement: true })).body.preferences).toMatchObject({
      analytical: true,
      skipNegotiationAgreement: true,
    });
    expect((await put({ hidesFirstSteps: true })).body.preferences.hidesFirstSteps).toBe(true);
    expect((await put({ analytical: false })).body.preferences.analytical).toBe(false);
    expect((await as(user).get('/api/users/me')).body.preferences).toMatchObject({
      analytical: false,
      skipNegotiationAgreement: true,
    });
    for (const body of [{ analytical: 'yes' }, { essential: false }]) expect((await put(body)).status).toBe(400);
  });
});

describe('the picture', () => {
  const uploaded = async (user: { token: string }, format: 'png' | 'jpeg' = 'png', side = 900) =>
    (
      await upload(as(user), {
        name: `eu.${format === 'png' ? 'png' : 'jpg'}`,
        content: await samplePicture(format, side),
      })
    ).body.id as string;

  test('[AUTH-29, AUTH-30] is stored small, has a version, and is cached for ever under it', async () => {
    const [user, other] = [await t.make.user(), await t.make.user()];
    const address = `/api/users/${user.id}/avatar`;
    expect((await as(other).get(address)).status).toBe(404);
    const set = await as(user).put('/api/users/avatar', { fileId: await uploaded(user), avatarColor: 'rose' });
    expect(set).toMatchObject({ status: 200, body: { avatarVersion: 1, avatarColor: 'rose' } });
    const seen = await t.app.inject({
      url: `${address}?version=1`,
      headers: { authorization: `Bearer ${other.token}` },
    });
    expect(seen.headers).toMatchObject({
      'cache-control': 'private, max-age=31536000, immutable',
      'content-type': 'image/webp',
    });
    const { default: sharp } = await import('sharp');
    expect(await sharp(seen.rawPayload).metadata()).toMatchObject({ width: 512, height: 512 });
    expect((await anonymous.get(address)).status).toBe(401);
    expect((await as(other).get(address)).headers['cache-control']).toBe('private, no-cache');
  });

  test('another takes its place; the same stays; null takes it away', async () => {
    const user = await t.make.user();
    const put = async (body: object) => (await as(user).put('/api/users/avatar', body)).body;
    const first = await put({ fileId: await uploaded(user) });
    expect((await put({ fileId: first.avatarFileId, avatarColor: 'lime' })).avatarVersion).toBe(1);
    const second = await put({ fileId: await uploaded(user, 'jpeg') });
    expect([second.avatarVersion, second.avatarColor]).toEqual([2, 'lime']);
    expect(await put({ fileId: null })).toMatchObject({ avatarFileId: null, avatarVersion: 3 });
    expect((await as(user).get(`/api/users/${user.id}/avatar`)).status).toBe(404);
    const files = await db.selectFrom('file').selectAll().where('uploaded_by', '=', user.id).execute();
    expect(files).toEqual([]);
  });

  test('many at once are all answered, however few connections there are', async () => {
    const user = await t.make.user();
    const fileIds = await Promise.all(Array.from({ length: 8 }, () => uploaded(user)));
    const answers = await Promise.all(fileIds.map((fileId) => as(user).put('/api/users/avatar', { fileId })));
    expect(answers.map(({ status }) => status)).toEqual(fileIds.map(() => 200));
    const files = await db.selectFrom('file').select('id').where('uploaded_by', '=', user.id).execute();
    expect(files).toHaveLength(1);
  });

  test('[AUTH-29] one of more than sixteen megapixels is refused at its field, and the one before stays', async () => {
    const user = await t.make.user();
    const put = (fileId: string) => as(user).put('/api/users/avatar', { fileId });
    const { body: before } = await put(await uploaded(user));
    const { status, body } = await put(await uploaded(user, 'png', 4001));
    expect([status, body.errors]).toEqual([
      400,
      [{ path: 'fileId', key: 'documents.error_picture_size', params: { max: 16 } }],
    ]);
    expect((await as(user).get('/api/users/me')).body).toMatchObject({ avatarFileId: before.avatarFileId });
  });

  test('[AUTH-29] one after the other: beyond ten that wait the answer is 503 with Retry-After', async () => {
    const user = await t.make.user();
    const fileId = await uploaded(user);
    const { promise, resolve } = Promise.withResolvers<void>();
    const works = Array.from({ length: 11 }, (_, index) => pictureGate(`user ${index}`, () => promise));
    expect(await as(user).put('/api/users/avatar', { fileId })).toMatchObject({
      status: 503,
      body: { code: 'error_too_busy' },
      headers: { 'retry-after': '5' },
    });
    resolve();
    await Promise.all(works);
    expect((await as(user).put('/api/users/avatar', { fileId })).status).toBe(200);
  });

  test("no document, no other's file, no unknown one, no unknown colour", async () => {
    const [user, other] = [await t.make.user(), await t.make.user()];
    const pdf = (await upload(as(user), { name: 'eu.pdf', content: samplePdf })).body.id;
    const refused = [
      { fileId: pdf },
      { fileId: await uploaded(other) },
      { fileId: t.make.user.name },
      { avatarColor: 'mauve' },
    ];
    for (const body of refused) expect((await as(user).put('/api/users/avatar', body)).status).toBe(400);
    const { body } = await as(user).put('/api/users/avatar', { fileId: pdf });
    expect(body.errors).toEqual([{ path: 'fileId', key: 'documents.error_picture_type' }]);
    expect((await anonymous.put('/api/users/avatar', {})).status).toBe(401);
    expect((await as(user).get('/api/users/me')).body).toMatchObject({ avatarFileId: null, avatarVersion: 0 });
  });
});

describe('the export', () => {
  test('holds everything that is kept about the user, and no secret', async () => {
    const user = await t.make.user();
    const entity = await t.make.entity(user);
    const stranger = await t.make.user();
    await t.make.file(user);
    await as(user).put('/api/users/language', { language: 'en' });
    const { status, body, headers } = await as(user).get('/api/users/me/export');
    expect(status).toBe(200);
    expect(headers['content-disposition']).toContain('attachment');
    expect(body).toMatchObject({
      account: { id: user.id, email: user.email, hasSecondFactor: false },
      sessions: [{ method: 'password' }],
      companies: [{ legalEntityId: entity.id, role: 'manage' }],
      legalEntities: [{ id: entity.id }],
      activity: [{ action: 'language_changed' }],
    });
    expect(body.files).toHaveLength(2);
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`${stranger.id}|argon2|[hH]ash|[sS]ecret"`));
    expect((await anonymous.get('/api/users/me/export')).status).toBe(401);
  });

  test('holds what companies wrote under a proven address, and nothing under one that was never proven', async () => {
    const contact = { firstName: 'Nuno', lastName: 'Faria', email: 'nuno@faria.example', phone: '+351911222444' };
    const entity = await t.make.entity(await t.make.user(), { contact });
    await t.make.role(entity.id, { ...(await t.make.user()), email: contact.email }, 'view');
    await db.updateTable('employee').set({ user_id: null }).where('email', '=', contact.email).execute();
    const user = await t.make.user({ email: contact.email, verified: false });
    const exported = async () => (await as(user).get('/api/users/me/export')).body;
    expect(await exported()).toMatchObject({ companies: [], contactOfCompanies: [] });
    await db
      .updateTable('app_user')
      .set({ email_verified_at: new Date().toISOString() })
      .where('id', '=', user.id)
      .execute();
    expect(await exported()).toMatchObject({
      companies: [{ legalEntityId: entity.id, role: 'view' }],
      contactOfCompanies: [{ legalEntityId: entity.id, contact }],
    });
  });
});
