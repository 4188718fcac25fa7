// An e-mail address in a narrow place: it goes on to the next line after its `@` and its dots, and not inside a word.
import { Fragment, type ReactNode } from 'react';

export function breakable(text: string): ReactNode {
  if (!text.includes('@')) return text;
  return text.split(/(?<=\S@|@\S+\.)(?=\S)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, always in its order
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
