// What an administrator may do to a user, by status; never to himself.
export const userActions = {
  disable: { from: ['active'], to: 'inactive' },
  enable: { from: ['inactive'], to: 'active' },
  restore: { from: ['user_soft_deleted'], to: 'active' },
  remove: { from: ['user_soft_deleted'], to: 'user_deleted' },
} as const;
