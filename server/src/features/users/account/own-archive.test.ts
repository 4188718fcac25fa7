// Everything kept about a person as zip archives, over HTTP.
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { TestUser } from '../../../../test/support/factories.ts';
import { startTestApp } from '../../../../test/support/test-app.ts';
import { samplePdf, samplePicture, upload } from '../../../../test/support/uploads.ts';
import { partsOf } from './own-archive.ts';

const t = await startTestApp();
const { anonymous, app, as, db, make } = t;

const url = '/api/users/me/export/archive';
const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

async function archiveOf({ token }: TestUser, query = '') {
  const answer = await app.inject({ url: url + query, headers: { authorization: `Bearer ${token}` } });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' });
  return unzipSync(answer.rawPayload);
}
const listed = (archive: Record<string, Uint8Array>) => JSON.parse(textOf(archive['files.json']));

describe('the archive of all that is kept about a person', () => {
  test('[AUTH-66] holds the data and the files that they uploaded, and nothing of others', async () => {
    const user = await make.user();
    const picture = await samplePicture('png');
    const { body: contract } = await upload(as(user), { name: 'Contrato de compra.pdf' });
    await upload(as(user), { name: 'foto.png', content: picture });
    await upload(as(await make.user()), { name: 'alheio.pdf' });
    const archive = await archiveOf(user);
    expect(Object.keys(archive)).toEqual([
      'data.json',
      'files/0001 Contrato de compra.pdf',
      'files/0002 foto.png',
      'files.json',
    ]);
    expect(Buffer.from(archive['files/0001 Contrato de compra.pdf'] ?? [])).toEqual(samplePdf);
    expect(Buffer.from(archive['files/0002 foto.png'] ?? [])).toEqual(picture);
    expect(JSON.parse(textOf(archive['data.json']))).toMatchObject({ account: { id: user.id, email: user.email } });
    expect(listed(archive)[0]).toMatchObject({
      id: contract.id,
      name: 'Contrato de compra.pdf',
      size: samplePdf.length,
    });
    const { body: parts } = await as(user).get('/api/users/me/export/parts');
    expect(parts).toEqual([{ files: 2, bytes: samplePdf.length + picture.length }]);
  });

  test('[AUTH-66] leaves out what belongs to a company that they have left', async () => {
    const user = await make.user();
    const entity = await make.entity(user);
    expect(listed(await archiveOf(user))).toHaveLength(1);
    await db.deleteFrom('employee').where('legal_entity_id', '=', entity.id).execute();
    expect(listed(await archiveOf(user))).toEqual([]);
  });

  test('[AUTH-66] names a file whose bytes are gone, and keeps names that file systems refuse apart', async () => {
    const user = await make.user();
    await make.file(user);
    const { body } = await upload(as(user), { name: 'documento.pdf' });
    await db.updateTable('file').set({ name: '../a:b?.pdf' }).where('id', '=', body.id).execute();
    const archive = await archiveOf(user);
    expect(listed(archive).map(({ path }: { path: string | null }) => path)).toEqual([null, 'files/0002 .._a_b_.pdf']);
  });

  test('has as many parts as its size asks for, and no other', async () => {
    const user = await make.user();
    const missing = await as(user).get(`${url}?part=2`);
    expect(missing).toMatchObject({ status: 404, body: { code: 'error_not_found' } });
    const invalid = await as(user).get(`${url}?part=0`);
    expect(invalid).toMatchObject({ status: 400, body: { errors: [{ path: 'part', key: 'error_min_value' }] } });
    expect((await anonymous.get(url)).status).toBe(401);
    expect((await anonymous.get('/api/users/me/export/parts')).status).toBe(401);
    const sizes = (mega: number[]) => partsOf(mega.map((size) => ({ size: size * 1e6 }))).map((part) => part.length);
    expect([sizes([]), sizes([600, 400, 1]), sizes([1200, 1]), sizes([1, 1200])]).toEqual([
      [0],
      [2, 1],
      [1, 1],
      [1, 1],
    ]);
  });
});
