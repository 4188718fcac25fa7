// How a legal entity is created and edited.
import type { LegalEntityPayload } from '@wattpact/domain/legal-entities/legal-entity';
import { type LegalEntityRecord, legalEntityApi } from '@wattpact/domain/legal-entities/legal-entity-api';
import { type RecordEditing, recordCalls } from '../../../records/edit/record-editing.ts';
import { legalEntityKind } from '../legal-entity-kind.ts';
import { type LegalEntityValues, valuesOf } from './legal-entity-form.ts';
import { legalEntityLabel } from './legal-entity-label.ts';

export const legalEntityEditing: RecordEditing<LegalEntityRecord, LegalEntityPayload, LegalEntityValues> = {
  kind: legalEntityKind,
  calls: recordCalls(legalEntityApi),
  nameOf: ({ name }) => name,
  valuesOf,
  labelOf: legalEntityLabel,
  // The form lists at most four of its people, and asks for a declaration that is not stored.
  comparedOf: (entity) => {
    const { declaration: _, ...values } = valuesOf(entity);
    const people = entity.employees.map(({ phoneNumber, ...person }) => ({ ...person, phone: phoneNumber ?? '' }));
    return { ...values, representatives: people };
  },
  filedBy: 'category',
};
