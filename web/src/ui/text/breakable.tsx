// Long words in narrow places: where they may go on to the next line. Copied, they are whole.
import { Fragment, type ReactNode } from 'react';

/** A text of which each part may begin a line. */
export const inParts = (parts: readonly string[]): ReactNode =>
  parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, always in its order
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** The e-mail addresses in a text go on after their `@` and their dots, and not inside a word. */
export const breakable = (text: string): ReactNode =>
  text.includes('@') ? inParts(text.split(/(?<=\S@|@\S+\.)(?=\S)/)) : text;
