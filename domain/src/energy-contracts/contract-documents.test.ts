import { expect, test } from 'vitest';
import { problemsOf } from '../testing/problems-of.ts';
import { contractDocuments } from './contract-documents.ts';

const id = '0198c2f0-0000-7000-8000-000000000000';

test('[CON-11, CON-82] a document is a bare id, or an id with what it is', () => {
  expect(contractDocuments.parse([id, { fileId: id.toUpperCase(), category: 'signed_contract' }])).toEqual([
    { fileId: id },
    { fileId: id, category: 'signed_contract' },
  ]);
});

test.each([
  ['no id', ['x'], '0: error_invalid.value'],
  ['no such category', [{ fileId: id, category: 'photograph' }], '0.category: error_invalid.category'],
  ['an unknown field', [{ fileId: id, name: 'a.pdf' }], '0.name: error_unknown_field'],
  ['a number', [1], '0: error_invalid.file'],
])('%s is refused', (_name, documents, problem) => {
  expect(problemsOf(contractDocuments, documents)).toEqual([problem]);
});
