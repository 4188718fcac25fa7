// `npm run docs:permissions`: writes docs/permissions.md again.
import { writeFileSync } from 'node:fs';
import { permissionDocument } from './permission-document.ts';
import { matrixRows } from './rows/matrix-rows.ts';

writeFileSync(new URL('../../../docs/permissions.md', import.meta.url), permissionDocument(matrixRows));
