// Users, entities and items in the status that a test needs, written directly into the tables.
import type { EntityRole } from '@wattpact/domain/access/roles';
import type { LegalEntityPayload } from '@wattpact/domain/legal-entities/legal-entity';
import type { LegalEntityStatus } from '@wattpact/domain/legal-entities/legal-entity-status';
import type { OfferPayload } from '@wattpact/domain/offers/offer';
import type { OfferStatus } from '@wattpact/domain/offers/offer-status';
import type { ProjectPayload } from '@wattpact/domain/projects/project';
import type { ProjectStatus } from '@wattpact/domain/projects/project-status';
import { legalEntityPayload, offerPayload, projectPayload } from '@wattpact/domain/samples/sample-payloads';
import { json } from '../../src/platform/database/database.ts';
import { newId } from '../../src/platform/ids.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { startSession } from '../../src/platform/sessions/session-queries.ts';

export interface TestUser {
  id: string;
  email: string;
  token: string;
}

const at = () => new Date().toISOString();

export function createFactories(platform: Platform) {
  const { db } = platform;

  async function user(changes: { isAdmin?: boolean; language?: string; email?: string; verified?: boolean } = {}) {
    const id = newId();
    const { isAdmin = false, language = 'pt', email = `u-${id.slice(-12)}@test.example`, verified = true } = changes;
    await db
      .insertInto('app_user')
      .values({
        id,
        email,
        email_verified_at: verified ? at() : null,
        first_name: 'Test',
        last_name: id.slice(-6),
        language,
        is_admin: isAdmin,
        avatar_color: 'teal',
        created_at: at(),
        updated_at: at(),
      })
      .execute();
    const token = await startSession(db, {
      userId: id,
      isAdmin,
      method: 'password',
      device: 'test',
      network: '127.0.0.1',
      now: new Date(),
    });
    return { id, email, token } satisfies TestUser;
  }

  /** Makes the person's last proof of identity older. */
  const ageProof = ({ id }: { id: string }, minutes = 31) =>
    db
      .updateTable('session')
      .set({ proven_at: new Date(Date.now() - minutes * 60_000).toISOString() })
      .where('user_id', '=', id)
      .execute();

  async function role(legalEntityId: string, { id, email }: TestUser, held: EntityRole) {
    const employeeId = newId();
    await db
      .insertInto('employee')
      .values({
        id: employeeId,
        legal_entity_id: legalEntityId,
        user_id: id,
        email,
        first_name: 'Test',
        last_name: held,
        role: held,
        authorization_level: 'manager',
        created_at: at(),
      })
      .execute();
    return employeeId;
  }

  /** An approved entity whose owner holds `manage`. */
  async function entity(owner: TestUser, changes: Partial<LegalEntityPayload> & { status?: LegalEntityStatus } = {}) {
    const id = newId();
    const { status = 'approved', ...fields } = changes;
    const fileId = await file(owner, { kind: 'legal_entity', id });
    const {
      representatives: _,
      declaration: __,
      ...content
    } = legalEntityPayload([{ fileId, category: 'other' }], fields);
    await db
      .insertInto('legal_entity')
      .values({
        id,
        owner_user_id: owner.id,
        status,
        content: json(content),
        created_at: at(),
        updated_at: at(),
        submitted_at: at(),
      })
      .execute();
    await role(id, owner, 'manage');
    return { id, ...content };
  }

  /** A row without bytes: temporary, or of a record. */
  async function file(uploader: TestUser, record?: { kind: string; id: string }) {
    const id = newId();
    await db
      .insertInto('file')
      .values({
        id,
        name: 'documento.pdf',
        size: 1000,
        content_type: 'application/pdf',
        sha256: Buffer.alloc(32),
        storage_key: `test/${id}`,
        uploaded_by: uploader.id,
        record_kind: record?.kind ?? null,
        record_id: record?.id ?? null,
        created_at: at(),
      })
      .execute();
    return id;
  }

  async function project(
    owner: TestUser,
    legalEntityId: string,
    changes: Partial<ProjectPayload> & { status?: ProjectStatus } = {},
  ) {
    const id = newId();
    const { status = 'approved', ...fields } = changes;
    const payload = projectPayload(legalEntityId, await file(owner, { kind: 'project', id }), fields);
    const { sellerLegalEntityId: _, isPublishedInMarketplace, ...content } = payload;
    await db
      .insertInto('project')
      .values({
        id,
        owner_id: legalEntityId,
        status,
        is_published: isPublishedInMarketplace,
        content: json(content),
        search_text: `${content.designation} ${content.location.parish} ${content.location.municipality}`,
        created_by: owner.id,
        created_at: at(),
        updated_at: at(),
        submitted_at: at(),
      })
      .execute();
    return { id, ...payload };
  }

  async function offer(
    owner: TestUser,
    legalEntityId: string,
    changes: Partial<OfferPayload> & { status?: OfferStatus } = {},
  ) {
    const id = newId();
    const { status = 'approved', ...fields } = changes;
    const payload = offerPayload(legalEntityId, fields);
    const { buyerLegalEntityId: _, isPublishedInMarketplace, ...content } = payload;
    await db
      .insertInto('offer')
      .values({
        id,
        owner_id: legalEntityId,
        status,
        is_published: isPublishedInMarketplace,
        content: json(content),
        search_text: content.name,
        created_by: owner.id,
        created_at: at(),
        updated_at: at(),
        submitted_at: at(),
      })
      .execute();
    return { id, ...payload };
  }

  return { user, ageProof, entity, role, file, project, offer, admin: () => user({ isAdmin: true }) };
}
