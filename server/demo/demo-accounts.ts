// The accounts that a fresh installation can be tried with. They exist in the embedded database alone.

export const demoPassword = 'Demo-2026!';

/** `role` is printed at start, for whoever tries the product. */
export const demoAccounts = [
  { email: 'admin@demo.example', role: 'administrator' },
  { email: 'seller@demo.example', role: 'seller, two companies' },
  { email: 'buyer@demo.example', role: 'buyer' },
  { email: 'newcomer@demo.example', role: 'no company yet' },
] as const;
