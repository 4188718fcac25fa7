// A text with marks, `send it to <1>…</1>`: each mark becomes the element that the page passes in.
import { Fragment, type ReactNode } from 'react';

type Mark = (text: string) => ReactNode;

export function Marked({ text, marks }: { text: string; marks: Readonly<Record<number, Mark>> }) {
  const pieces = text.split(/(<\d>.*?<\/\d>)/);
  return pieces.map((piece, index) => {
    const [, number = '', inside = ''] = /^<(\d)>(.*)<\/\d>$/.exec(piece) ?? [];
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change their order
    return <Fragment key={index}>{number ? marks[Number(number)]?.(inside) : piece}</Fragment>;
  });
}
