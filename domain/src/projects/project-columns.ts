// The columns of the files of projects.
import { fieldColumns } from '../exports/field-columns.ts';
import type { ExportColumn } from '../exports/list-export.ts';
import { ownerColumns, stateColumns, termColumn } from '../exports/market-columns.ts';
import { projectSections } from './project-sections.ts';

export const projectColumns: readonly ExportColumn[] = [
  ...fieldColumns(projectSections, 'project', {
    name: ownerColumns('projects', 'sellerLegalEntity'),
    end: [termColumn],
  }),
  ...stateColumns,
];
