// The people of the tests of projects, and what they do again and again.
import type { ProjectPayload } from '@wattpact/domain/projects/project';
import { projectPayload } from '@wattpact/domain/samples/sample-payloads';
import type { TestAnswer, TestApp } from '../support/test-app.ts';

/** An id that no record has. */
export const unknownId = '01980000-0000-7000-8000-000000000000';

/** Key of the fault by path of the field. */
export const keysOf = ({ body }: TestAnswer): Record<string, string> =>
  Object.fromEntries((body.errors ?? []).map(({ path, key }: { path: string; key: string }) => [path, key]));

/** The seller has the company that owns the projects, the buyer another, the newcomer none. */
export async function projectParties({ make, as }: Pick<TestApp, 'make' | 'as'>) {
  const [seller, buyer, newcomer, admin] = await Promise.all([make.user(), make.user(), make.user(), make.admin()]);
  const sellerEntity = (await make.entity(seller, { name: 'Ventos da Serra, S.A.' })).id;
  await make.entity(buyer, { name: 'Cerâmica Barro Novo, S.A.' });

  const payloadOf = async (changes: Partial<ProjectPayload> = {}, user = seller, entity = sellerEntity) =>
    projectPayload(entity, await make.file(user), changes);
  const create = async (changes: Partial<ProjectPayload> = {}): Promise<TestAnswer> =>
    as(seller).post('/api/projects', await payloadOf(changes));
  const decide = (id: string, what: string, body: object = {}, headers: Record<string, string> = {}) =>
    as(admin).post(`/api/admin/projects/${id}/${what}`, body, headers);
  const approved = async (changes: Partial<ProjectPayload> = {}) => {
    const { body } = await create(changes);
    return (await decide(body.id, 'approve')).body;
  };
  /** A colleague of the seller with this role. */
  const holder = async (role: 'view' | 'registry' | 'contracting') => {
    const user = await make.user();
    await make.role(sellerEntity, user, role);
    return user;
  };
  return { seller, sellerEntity, buyer, newcomer, admin, payloadOf, create, decide, approved, holder };
}
