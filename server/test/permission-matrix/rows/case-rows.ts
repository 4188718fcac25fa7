// Cases, internal notes and the comments that administrators use again, in the permission matrix.
import type { OwnRecord, Rows } from '../matrix-row.ts';

const administration = { admin: 200 };
const text = { kind: 'projects', decision: 'reject', language: 'pt', text: 'Falta um documento.' };

/** A project of Alfa that waits for a decision. */
const projectCase: OwnRecord = {
  name: 'projectCase',
  make: async (_, { alfa, make, person }) => {
    const { id } = await make.project(person('contracting'), alfa.id, { status: 'pending_validation' });
    return { kind: 'projects', id };
  },
};
const ownCase: OwnRecord = {
  name: 'ownCase',
  make: async (t, scene, caller) => {
    const made = await projectCase.make(t, scene, caller);
    await t.as(scene.person('admin')).post(`/api/admin/projects/${made.id}/take`);
    return made;
  },
};
const decisionText: OwnRecord = {
  name: 'decisionText',
  make: async (t, { person }) => (await t.as(person('admin')).post('/api/admin/decision-texts', text)).body,
};

export const caseRows: Rows = {
  'GET /api/admin/:kind/:id/case': { of: projectCase, who: administration },
  'POST /api/admin/:kind/:id/take': { of: projectCase, who: administration },
  'POST /api/admin/:kind/:id/release': { of: ownCase, who: administration },
  'GET /api/admin/:kind/:id/notes': { of: projectCase, who: administration },
  'POST /api/admin/:kind/:id/notes': { of: projectCase, who: { admin: 201 }, body: { text: 'Falta a licença.' } },

  'GET /api/admin/decision-texts': { who: administration },
  'POST /api/admin/decision-texts': { who: { admin: 201 }, body: text },
  'PUT /api/admin/decision-texts/:id': { of: decisionText, who: administration, body: text },
  'DELETE /api/admin/decision-texts/:id': { of: decisionText, who: { admin: 204 } },
};
