// The filter by status that every list has.
import { reviewStatuses } from '../access/review.ts';
import type { FilterDeclaration } from './filters.ts';

/** On /search lists it works for administrators alone. */
export const statusFilter = (statuses: readonly string[] = reviewStatuses) =>
  ({
    name: 'status',
    kind: 'badge_checkbox',
    column: 'status',
    many: true,
    options: statuses,
    optionLabelKey: 'common:status',
    labelKey: 'common:filters.status',
    group: 'basic_information',
    primary: true,
  }) as const satisfies FilterDeclaration;
