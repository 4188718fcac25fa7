// The text of the bell's badge: the number up to 999, in smaller type from three digits on.
const most = 999;
const large = 99;

export const badgeText = (unread: number): string => (unread > most ? `${most}+` : String(unread));

export const isSmall = (unread: number): boolean => unread > large;
