import { projectPayload } from '@wattpact/domain/projects/project';
import type { ProjectRecord } from '@wattpact/domain/projects/project-api';
import { projectPayload as sampleProject } from '@wattpact/domain/samples/sample-payloads';
import { expect, test } from 'vitest';
import { emptyTechnology } from '../../contract-terms/technologies/technology-values.ts';
import { checkValues, newValues, type ProjectValues, payloadOf, valuesOf } from './project-form.ts';

const seller = '019fa863-f940-7500-aee5-126659368b72';
const file = '01a12b98-5918-7500-aee7-a4399bc25681';

const filled = (): ProjectValues => ({
  ...valuesOf({ ...sampleProject(seller, file), documentations: [] } as unknown as ProjectRecord),
  technologies: [emptyTechnology('SOLAR_POWER')],
  currentProjectStatus: 'UNDER_LICENSING',
  documentations: [{ id: file, name: 'Licença.pdf', size: 10, group: 'UNDER_LICENSING' }],
});

test('[PRJ-20] a new project is to be published', () => {
  expect(newValues(seller).isPublishedInMarketplace).toBe(true);
});

test('an empty form names what is missing, a filled one is what the API takes', () => {
  const missing = Object.keys(checkValues(newValues(null)));
  expect(missing).toEqual(expect.arrayContaining(['sellerLegalEntityId', 'designation', 'technologies', 'startDate']));
  expect(checkValues(filled())).toEqual({});
  expect(projectPayload.safeParse(payloadOf(filled())).success).toBe(true);
});

test('[PRJ-16] documents go to their phase, phases without any are not sent', () => {
  expect(payloadOf(filled()).documentations).toEqual([{ phase: 'UNDER_LICENSING', fileIds: [file] }]);
  const built = { ...filled(), currentProjectStatus: 'UNDER_CONSTRUCTION' as const };
  expect(Object.keys(checkValues(built))).toEqual(['documentations']);
});
