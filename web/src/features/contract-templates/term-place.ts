// The element id of a term's row on the page of a version.
import type { TermField } from '@wattpact/domain/energy-contracts/energy-contract-sections';

export const placeOf = (field: TermField): string => `term-${field}`;
