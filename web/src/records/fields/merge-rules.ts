// How two people's changes of a form are merged: which fields belong together, and what identifies an item of a list.
import { kindOfField } from '@wattpact/domain/terms/field-kinds';
import type { MergeRules } from '../../ui/wizard/take-over.ts';

/** The fields that identify a document, a person or a clause; the first one present counts. */
const identities = ['id', 'email', 'name'];

export const mergeRules: MergeRules = {
  groupOf: (name) => kindOfField(name)?.group,
  identityOf: (item) => identities.map((name) => item[name]).find((value) => typeof value === 'string'),
};
