// Creating projects and reading them: fields, rights, who may know of which.
import { projectPayload } from '@wattpact/domain/samples/sample-payloads';
import { describe, expect, test } from 'vitest';
import { keysOf, projectParties, unknownId } from '../../../test/projects/project-parties.ts';
import type { TestUser } from '../../../test/support/factories.ts';
import { startTestApp, type TestAnswer } from '../../../test/support/test-app.ts';

const t = await startTestApp();
const { seller, sellerEntity, buyer, newcomer, admin, payloadOf, create, decide, approved, holder } =
  await projectParties(t);

test('[PRJ-40] POST creates a project, PUT changes it', async () => {
  const payload = await payloadOf();
  const { status, body } = await t.as(seller).post('/api/projects', payload);
  expect([status, body.designation]).toEqual([201, payload.designation]);
  await decide(body.id, 'approve');
  const changed = await t.as(seller).put(`/api/projects/${body.id}`, { ...payload, designation: 'Parque do Sobral' });
  expect(changed).toMatchObject({ status: 200, body: { id: body.id, designation: 'Parque do Sobral' } });
});

test('[GEN-102] the documents of a project wait with it, and follow its review', async () => {
  const { body } = await create();
  const statusIn = (answer: TestAnswer) => answer.body.documentations[0].files[0].validationStatus;
  expect(body.documentations[0].files[0].validationStatus).toBe('PENDING');
  expect(statusIn(await decide(body.id, 'reject', { comment: 'Falta a licença.' }))).toBe('REJECTED');
  expect(statusIn(await decide(body.id, 'approve'))).toBe('VALIDATED');
});

describe('POST /api/projects', () => {
  test('[PRJ-01, PRJ-02, PRJ-22, HIS-17] stores the project for review and answers the whole record', async () => {
    const payload = await payloadOf();
    const answer = await t.as(seller).post('/api/projects', payload);
    expect(answer.status).toBe(201);
    const [documents] = payload.documentations;
    expect(answer.body).toMatchObject({
      ...payload,
      documentations: [{ ...documents, files: [{ id: documents?.fileIds[0], isTemp: false, name: 'documento.pdf' }] }],
      status: 'pending_validation',
      version: 1,
      sellerLegalEntity: { id: sellerEntity, fiscalInfo: { name: 'Ventos da Serra, S.A.', city: 'Castro Daire' } },
      negotiationStatus: 'AVAILABLE',
      ongoingNegotiationsCount: 0,
      hasNegotiation: false,
      viewCount: 0,
      parentProjectId: null,
      history: [{ status: 'created', comment: null, changes: [] }],
      allowedActions: ['delete', 'copy', 'publish', 'chooseProfile'],
    });
    expect(answer.headers.etag).toBe('"1"');
  });

  test('[PRJ-17] anonymous 401, lesser role 403, foreign entity 400, own unapproved entity 409', async () => {
    const payload = await payloadOf();
    expect((await t.anonymous.post('/api/projects', payload)).status).toBe(401);
    expect((await t.as(await holder('registry')).post('/api/projects', payload)).status).toBe(403);
    const foreign = await t.as(buyer).post('/api/projects', await payloadOf({}, buyer));
    expect([foreign.status, keysOf(foreign)]).toEqual([400, { sellerLegalEntityId: 'error_invalid.legal_entity' }]);
    const pending = await t.make.entity(seller, { status: 'pending_validation' });
    const answer = await t.as(seller).post('/api/projects', await payloadOf({}, seller, pending.id));
    expect(answer).toMatchObject({ status: 409, body: { code: 'error_entity_not_approved' } });
  });

  test('[PRJ-04, PRJ-08, PRJ-09, PRJ-13, VAL-16] an empty body names every missing field at once', async () => {
    const answer = await t.as(seller).post('/api/projects', {});
    expect(answer.status).toBe(400);
    expect(keysOf(answer)).toMatchObject({
      designation: 'error_required.designation',
      technologies: 'error_required.technologies',
      currentProjectStatus: 'error_required.current_project_status',
      startDate: 'error_required.start_date',
      endDate: 'error_required.end_date',
      documentations: 'error_required.documentations',
    });
  });

  const conditions = (changes: object) => ({
    financialConditions: { ...projectPayload(unknownId, unknownId).financialConditions, ...changes },
  });
  test.each<[string, object, Record<string, string>]>([
    ['[PRJ-05] designation too short', { designation: 'x' }, { designation: 'error_min_length' }],
    ['[PRJ-05] designation too long', { designation: 'x'.repeat(101) }, { designation: 'error_max_length' }],
    [
      '[PRJ-06, PRJ-07] places too short',
      { location: { parish: 'x', municipality: 'y', country: 'portugal' } },
      { 'location.parish': 'error_min_length', 'location.municipality': 'error_min_length' },
    ],
    [
      '[PRJ-06] parish too short',
      { location: { municipality: 'Beja', country: 'portugal', parish: 'x' } },
      { 'location.parish': 'error_min_length' },
    ],
    [
      '[PRJ-06] parish too long',
      { location: { municipality: 'Beja', country: 'portugal', parish: 'x'.repeat(101) } },
      { 'location.parish': 'error_max_length' },
    ],
    [
      '[PRJ-07] municipality too short',
      { location: { parish: 'Sé', country: 'portugal', municipality: 'x' } },
      { 'location.municipality': 'error_min_length' },
    ],
    [
      '[PRJ-07] municipality too long',
      { location: { parish: 'Sé', country: 'portugal', municipality: 'x'.repeat(101) } },
      { 'location.municipality': 'error_max_length' },
    ],
    ['[PRJ-08] no technology', { technologies: [] }, { technologies: 'error_min_items' }],
    [
      '[PRJ-14] energy programmer',
      { energyProgrammer: 'BANK' },
      { energyProgrammer: 'error_invalid.energy_programmer' },
    ],
    ['[PRJ-15] deviation payer', { deviationPayer: 'BANK' }, { deviationPayer: 'error_invalid.deviation_payer' }],
    [
      '[PRJ-03] contract structure is a list',
      conditions({ contractStructure: 'PAY_AS_PRODUCED' }),
      { 'financialConditions.contractStructure': 'error_invalid.contract_structure' },
    ],
    [
      '[PRJ-10] fixed needs a price',
      conditions({ price: undefined }),
      { 'financialConditions.price': 'error_required.price' },
    ],
    [
      '[PRJ-10] hybrid needs index and share',
      conditions({ pricingType: 'HYBRID_PRICING' }),
      {
        'financialConditions.indexingType': 'error_required.indexing_type',
        'financialConditions.indexingPercentage': 'error_required.indexing_percentage',
      },
    ],
    [
      '[PRJ-12] capacity above the bound',
      conditions({ totalPurchasedCapacity: 1_000_000_000 }),
      { 'financialConditions.totalPurchasedCapacity': 'error_max_value' },
    ],
    [
      '[PRJ-12] end before start',
      { startDate: '2027-07-01', endDate: '2027-06-30' },
      { endDate: 'register_contract.error_end_date_before_start_date' },
    ],
    [
      '[PRJ-12] long information',
      { additionalInformation: 'x'.repeat(251) },
      { additionalInformation: 'error_max_length' },
    ],
    ['[PRJ-11, PRJ-16] no document of the phase', { documentations: [] }, { documentations: 'error_min_documents' }],
    ['an unknown field', { colour: 'red' }, { colour: 'error_unknown_field' }],
    ['a short id', { sellerLegalEntityId: 'x' }, { sellerLegalEntityId: 'error_invalid.seller_legal_entity_id' }],
  ])('%s is told at its field', async (_, changes, expected) => {
    const answer = await t.as(seller).post('/api/projects', { ...(await payloadOf()), ...changes });
    expect(answer.status).toBe(400);
    expect(keysOf(answer)).toEqual(expected);
  });

  test('documents of others and unknown ones are refused at their path, and nothing is stored', async () => {
    const total = async () => (await t.as(seller).get('/api/projects')).body.total;
    const before = await total();
    const documentations = [
      { phase: 'UNDER_CONSTRUCTION' as const, fileIds: [await t.make.file(seller), await t.make.file(buyer)] },
      { phase: 'UNDER_LICENSING' as const, fileIds: [unknownId] },
    ];
    const answer = await create({ documentations });
    expect([answer.status, keysOf(answer)]).toEqual([
      400,
      { 'documentations.0.fileIds.1': 'error_invalid.file', 'documentations.1.fileIds.0': 'error_invalid.file' },
    ]);
    const [first] = (await create()).body.documentations;
    const taken = await create({ documentations: [first].map(({ phase, fileIds }) => ({ phase, fileIds })) });
    expect(keysOf(taken)).toEqual({ 'documentations.0.fileIds.0': 'error_file_in_use' });
    expect(await total()).toBe(before + 1);
  });

  test('the same Idempotency-Key creates once; another body is refused', async () => {
    const payload = await payloadOf();
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const first = await t.as(seller).post('/api/projects', payload, headers);
    const again = await t.as(seller).post('/api/projects', payload, headers);
    expect([again.status, again.body.id]).toEqual([201, first.body.id]);
    const other = await t.as(seller).post('/api/projects', { ...payload, designation: 'Outro' }, headers);
    expect(other.status).toBe(409);
  });

  test('[PRJ-10] fields that the pricing type does not use are cleared', async () => {
    const answer = await create(conditions({ indexingType: 'MIBEL', indexingPercentage: 20 }));
    expect(answer.body.financialConditions).not.toHaveProperty('indexingType');
    expect(answer.body.financialConditions).not.toHaveProperty('indexingPercentage');
  });
});

describe('who may know of a project', () => {
  test('[PRJ-41, PRJ-44] pending, rejected and unpublished ones are for owners and administrators alone', async () => {
    const pending = (await create()).body;
    const unpublished = await approved({ isPublishedInMarketplace: false });
    const rejected = (await create()).body;
    await decide(rejected.id, 'reject', { comment: 'Falta a licença' });
    for (const { id } of [pending, unpublished, rejected]) {
      expect((await t.as(seller).get(`/api/projects/${id}`)).status).toBe(200);
      expect((await t.as(admin).get(`/api/projects/${id}`)).status).toBe(200);
      expect((await t.as(await holder('view')).get(`/api/projects/${id}`)).status).toBe(200);
      expect((await t.as(buyer).get(`/api/projects/${id}`)).status).toBe(404);
    }
    const found = (await t.as(buyer).get('/api/search/projects?limit=100')).body.items.map(
      ({ id }: { id: string }) => id,
    );
    expect(found).not.toContain(pending.id);
    expect(found).not.toContain(unpublished.id);
    expect(found).not.toContain(rejected.id);
  });

  test('[PRJ-41, PRJ-44, HIS-19, HIS-22, PRJ-60] a published one shows to strangers without history and counts, with its documents', async () => {
    const { id } = await approved();
    const { status, body } = await t.as(buyer).get(`/api/projects/${id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, negotiationStatus: 'AVAILABLE', allowedActions: ['negotiate'] });
    for (const hidden of ['history', 'viewCount', 'ongoingNegotiationsCount']) expect(body).not.toHaveProperty(hidden);
    const file = body.documentations[0].files[0];
    expect(file).toMatchObject({ isTemp: false, validationStatus: 'VALIDATED' });
    expect((await t.as(buyer).get(`/api/files/download/${file.id}`)).status).toBe(200);
    expect((await t.as(newcomer).get(`/api/files/download/${file.id}`)).status).toBe(404);
  });

  test('without an approved entity the market is closed, one own items stay', async () => {
    const { id } = await approved();
    expect((await t.anonymous.get(`/api/projects/${id}`)).status).toBe(401);
    expect((await t.anonymous.get('/api/search/projects')).status).toBe(401);
    expect((await t.as(newcomer).get(`/api/projects/${id}`)).status).toBe(403);
    expect((await t.as(newcomer).get(`/api/projects/${unknownId}`)).status).toBe(403);
    expect((await t.as(newcomer).get('/api/search/projects')).status).toBe(403);
    expect((await t.as(newcomer).get('/api/projects')).body).toMatchObject({ items: [], total: 0 });
    const formerly = await t.make.user();
    const entity = await t.make.entity(formerly, { status: 'pending_validation' });
    const own = await t.make.project(formerly, entity.id);
    expect((await t.as(formerly).get(`/api/projects/${own.id}`)).status).toBe(200);
  });

  test('an unknown id, and one that is none, is 404', async () => {
    expect((await t.as(buyer).get(`/api/projects/${unknownId}`)).status).toBe(404);
    expect((await t.as(buyer).get('/api/projects/1')).status).toBe(404);
  });

  test('[PRJ-39, PRJ-43] own lists hold what the caller has a role in', async () => {
    const { id } = await approved();
    const pending = (await create()).body;
    const ids = async (user: TestUser, path: string) => {
      const { body } = await t.as(user).get(path);
      return (Array.isArray(body) ? body : body.items).map((one: { id: string }) => one.id);
    };
    expect(await ids(seller, '/api/projects?limit=100')).toEqual(expect.arrayContaining([id, pending.id]));
    expect(await ids(buyer, '/api/projects?limit=100')).toEqual([]);
    expect(await ids(seller, '/api/projects/approved')).toContain(id);
    expect(await ids(seller, '/api/projects/approved')).not.toContain(pending.id);
    expect(await ids(buyer, '/api/projects/approved')).toEqual([]);
    const [one] = (await t.as(seller).get('/api/projects/approved')).body;
    expect(Object.keys(one).sort()).toEqual(['designation', 'id', 'sellerLegalEntityId', 'totalPurchasedCapacity']);
  });
});
