// An imitated server of one negotiation's messages, for tests of the outbox.
import type { MessageRecord } from '@wattpact/domain/negotiations/negotiation-api';

interface Request {
  key: string;
  text: string;
}

/** Like the real one, it answers a key that it knows as it did the first time; a refusal is final. */
export function messageServer(senderId: string) {
  const arrived: MessageRecord[] = [];
  const answers = new Map<string, MessageRecord>();
  const refused = new Set<string>();
  const accept = ({ key, text }: Request): MessageRecord => {
    const id = String(arrived.length + 1).padStart(4, '0');
    const message = { id, text, senderId, files: [], termRef: null } as unknown as MessageRecord;
    answers.set(key, message);
    arrived.push(message);
    return message;
  };
  return {
    /** What it has accepted, oldest first. */
    arrived,
    /** @returns the message, or undefined if it is refused */
    process: (request: Request, isRefused = false): MessageRecord | undefined => {
      const known = answers.get(request.key);
      if (known) return known;
      if (isRefused) refused.add(request.key);
      return refused.has(request.key) ? undefined : accept(request);
    },
    hasRefused: (key: string) => refused.has(key),
    forgetKeys: () => answers.clear(),
  };
}
