// The text of a message as plain pieces and links. Only web and mail addresses become links; other schemes do not.
export type MessagePart = { text: string; href?: string };

const address = /https?:\/\/[^\s<>"'`]+|(?:mailto:)?[\w.+-]{1,64}@[a-z\d-]+(?:\.[a-z\d-]+)+/gi;
/** The sentence's final punctuation is not part of the address before it. */
const trailing = /[.,;:!?)\]}»”]+$/;

const opening: Record<string, string> = { ')': '(', ']': '[', '}': '{' };
const times = (text: string, letter: string) => text.split(letter).length - 1;

/** A closing bracket belongs to the address if the address opened it: `https://…/PPA_(energia)`. */
function withoutEnd(found: string): string {
  let link = found.replace(trailing, '');
  for (const letter of found.slice(link.length)) {
    const open = opening[letter];
    if (open === undefined || times(link, open) <= times(link, letter)) break;
    link += letter;
  }
  return link;
}

function hrefOf(text: string): string | undefined {
  if (!/^https?:/i.test(text)) return `mailto:${text.replace(/^mailto:/i, '')}`;
  try {
    const { protocol, href } = new URL(text);
    return protocol === 'https:' || protocol === 'http:' ? href : undefined;
  } catch {
    return undefined;
  }
}

export function messageParts(text: string): MessagePart[] {
  const parts: MessagePart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const link = withoutEnd(found);
    const href = hrefOf(link);
    if (href === undefined) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: link, href });
    end = index + link.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
