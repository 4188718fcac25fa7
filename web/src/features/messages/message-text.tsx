// The text of a message; its links send no referrer.
import { messageParts } from './message-parts.ts';

export const MessageText = ({ text }: { text: string }) => (
  <>
    {messageParts(text).map(({ text: part, href }, index) =>
      href === undefined ? (
        part
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
        <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow">
          {part}
        </a>
      ),
    )}
  </>
);
