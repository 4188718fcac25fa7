// The placeholder address of an account whose real address was refused by its owner: nobody can read it or sign in with
// it.
const domain = '@refused.invalid';

export const refusedAddress = (userId: string): string => `${userId}${domain}`;

export const isRefusedAddress = (email: string): boolean => email.endsWith(domain);
