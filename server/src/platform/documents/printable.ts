// Replaces characters that no typeface has by a visible sign, so that none is printed as another character.
import { cloneElement, isValidElement, type ReactNode } from 'react';

/** U+FFFD, Unicode's own sign for what could not be shown. */
const missing = '\ufffd';

/** `hasGlyph` takes a code point. Accents are combined with their letters, and invisible characters are dropped. */
function printableText(text: string, hasGlyph: (codePoint: number) => boolean): string {
  const plain = text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return plain.replace(/[^\n]/gu, (character) => (hasGlyph(character.codePointAt(0) ?? 0) ? character : missing));
}

interface Content {
  children?: ReactNode;
  /** Functions for text that depends on the page, such as its number. */
  render?: (page: never) => ReactNode;
}

/** Returns the document with all its texts printable. */
export function printable<Node extends ReactNode>(node: Node, hasGlyph: (codePoint: number) => boolean): Node {
  const inner = (one: ReactNode): ReactNode => printable(one, hasGlyph);
  const mended = (): ReactNode => {
    if (typeof node === 'string') return printableText(node, hasGlyph);
    if (Array.isArray(node)) return node.map(inner);
    if (!isValidElement<Content>(node)) return node;
    const { children, render } = node.props;
    const props = render ? { render: (page: never) => inner(render(page)) } : {};
    return cloneElement(node, props, ...(Array.isArray(children) ? children : [children]).map(inner));
  };
  return mended() as Node;
}
