// What the bell's badge says: the number up to 999, and a smaller type from three figures on.
const most = 999;
const large = 99;

export const badgeText = (unread: number): string => (unread > most ? `${most}+` : String(unread));

export const isSmall = (unread: number): boolean => unread > large;
