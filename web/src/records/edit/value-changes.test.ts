import { expect, test } from 'vitest';
import { valueChanges } from './value-changes.ts';

const before = {
  name: 'Parque',
  location: { parish: 'Ota', country: 'portugal' },
  houseNumber: '',
  technologies: [{ type: 'SOLAR_POWER', outputPower: null }],
  representatives: [{ email: 'rita@empresa.example', role: 'manage' }],
  documents: [{ id: 'licence', name: 'licença.pdf', size: 9, group: 'UNDER_CONSTRUCTION' }],
};

test('fields inside groups are told by their paths, lists whole', () => {
  const after = {
    ...before,
    location: { ...before.location, parish: 'Aveiras' },
    technologies: [...before.technologies, { type: 'WIND_POWER', outputPower: 3 }],
    representatives: [],
  };
  expect(valueChanges(before, after)).toEqual([
    { path: 'location.parish', fieldName: 'parish', oldValue: 'Ota', newValue: 'Aveiras' },
    {
      path: 'technologies',
      fieldName: 'technologies',
      oldValue: before.technologies,
      newValue: after.technologies,
    },
    { path: 'representatives', fieldName: 'representatives', oldValue: before.representatives, newValue: [] },
  ]);
});

test('documents are named, with what they are filed by, also when the last of them goes', () => {
  const file = { id: 'licence', name: 'licença.pdf' };
  const [document] = before.documents;
  const moved = { ...before, documents: [{ ...document, group: 'UNDER_EXPLORATION' }] };
  expect(valueChanges(before, moved, 'phase')).toEqual([
    {
      path: 'documents',
      fieldName: 'files',
      oldValue: [{ ...file, phase: 'UNDER_CONSTRUCTION' }],
      newValue: [{ ...file, phase: 'UNDER_EXPLORATION' }],
    },
  ]);
  expect(valueChanges(before, { ...before, documents: [] })).toMatchObject([{ fieldName: 'files', newValue: [] }]);
});

test('what is equal in content is no change', () => {
  expect(valueChanges(before, { ...structuredClone(before), houseNumber: '' })).toEqual([]);
});
