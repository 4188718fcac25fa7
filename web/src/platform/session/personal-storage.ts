// Input that a person has not sent and left in this browser, under keys that name them (`draft:<user>:…`,
// `message-draft:<user>:…`, `message-outbox:<user>:…`): it goes with their session when they sign out themselves.

const keysOf = (userId: string): string[] => {
  try {
    return Object.keys(localStorage).filter((key) =>
      ['draft', 'message-draft', 'message-outbox'].some((kind) => key.startsWith(`${kind}:${userId}:`)),
    );
  } catch {
    return [];
  }
};

export const hasUnsent = (userId: string): boolean => keysOf(userId).length > 0;

/** Now, and once more when the page goes: what is open then stores its last input. */
export function removeUnsent(userId: string): void {
  const remove = () => {
    for (const key of keysOf(userId)) localStorage.removeItem(key);
  };
  remove();
  addEventListener('pagehide', remove, { once: true });
}
