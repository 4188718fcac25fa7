// The address that an account has once the owner of its own one has refused it: nobody reads it, and nobody comes back.
const domain = '@refused.invalid';

export const refusedAddress = (userId: string): string => `${userId}${domain}`;

export const isRefusedAddress = (email: string): boolean => email.endsWith(domain);
