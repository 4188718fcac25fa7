import type { RecordKindName } from '@wattpact/domain/records/kinds';
import { expect, test } from 'vitest';
import { hasText } from '../../../../locales/read-texts.ts';
import { listNames } from './list-view.ts';

const listed: readonly RecordKindName[] = ['project', 'offer', 'energy_contract', 'legal_entity', 'invoice'];

test.each(listed)('the list of each %s counts its records, and says when it does not come', (kind) => {
  const { countKey, loadError } = listNames(kind);
  expect([countKey, `errorMessages:${loadError}`].filter((key) => !hasText(key))).toEqual([]);
});
