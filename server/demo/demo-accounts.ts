// The accounts for trying a fresh installation. They exist in the embedded database alone.

export const demoPassword = 'Demo-2026!';

/** `role` is printed at the start, for the person who tries the product. */
export const demoAccounts = [
  { email: 'admin@demo.example', role: 'administrator' },
  { email: 'seller@demo.example', role: 'seller, two companies' },
  { email: 'buyer@demo.example', role: 'buyer' },
  { email: 'newcomer@demo.example', role: 'no company yet' },
] as const;
