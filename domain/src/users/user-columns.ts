// The columns of the file of users; names as in the table of the page.
import type { ExportColumn } from '../exports/list-export.ts';
import { createdColumn, idColumn, option, statusColumn, text } from '../exports/market-columns.ts';

export const userColumns: readonly ExportColumn[] = [
  text('name', 'common:field.name', 'displayName'),
  text('email', 'common:field.email', 'email'),
  { name: 'proven', labelKey: 'profile:users.address_proven', path: 'emailVerified', kind: 'flag' },
  text('phone', 'common:field.phone', 'phone'),
  { name: 'administrator', labelKey: 'profile:users.administrator', path: 'isAdmin', kind: 'flag' },
  text('company', 'profile:users.first_company', 'companies.first.name'),
  { name: 'companies', labelKey: 'profile:users.companies', path: 'companies.count', kind: 'number' },
  option('language', 'common:shell.language', 'language', 'common:language'),
  { name: 'secondFactor', labelKey: 'profile:users.has_second_factor', path: 'hasSecondFactor', kind: 'flag' },
  statusColumn,
  { name: 'lastLogin', labelKey: 'profile:users.last_login', path: 'lastLogin', kind: 'moment' },
  createdColumn,
  idColumn,
];
