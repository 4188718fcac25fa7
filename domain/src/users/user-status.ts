// What administrators may do to a user, by status; never to themselves (the service refuses that first).
import type { ActionTable } from '../access/actions.ts';
import type { UserStatus } from './user.ts';

export const userActions = {
  disable: { by: ['admin'], from: ['active'], to: 'inactive' },
  enable: { by: ['admin'], from: ['inactive'], to: 'active' },
  restore: { by: ['admin'], from: ['user_soft_deleted'], to: 'active' },
  /** For a user who has lost the second factor; only where one exists. */
  resetSecondFactor: { by: ['admin'], from: ['active', 'inactive'] },
  remove: { by: ['admin'], from: ['user_soft_deleted'], to: 'user_deleted' },
} satisfies ActionTable<UserStatus>;
