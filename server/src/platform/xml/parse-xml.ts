// Reads XML piece by piece: names without their prefix, texts as they come. A document type, and so every entity of its
// own, is refused.
import sax from 'sax';

export type XmlNames = Readonly<Record<string, string | undefined>>;

export interface XmlReader {
  open?: (name: string, attributes: XmlNames) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

const piece = 65_536;
const bare = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * @param decoder of the bytes; a fatal one throws its own error
 * @param refused makes the error for what is not well-formed, or has a document type
 */
export function parseXml(
  bytes: Uint8Array,
  { open, text, close }: XmlReader,
  refused: () => Error,
  decoder = new TextDecoder('utf-8'),
): void {
  const parser = sax.parser(true, {});
  const refuse = () => {
    throw refused();
  };
  parser.onerror = refuse;
  parser.ondoctype = refuse;
  parser.onopentag = ({ name, attributes }) => {
    const plain = Object.entries(attributes).map(([key, value]) => [bare(key), String(value)]);
    open?.(bare(name), Object.fromEntries(plain));
  };
  parser.onclosetag = (name) => close?.(bare(name));
  parser.ontext = (given) => text?.(given);
  parser.oncdata = (given) => text?.(given);
  for (let at = 0; at < bytes.length; at += piece)
    parser.write(decoder.decode(bytes.subarray(at, at + piece), { stream: true }));
  parser.write(decoder.decode()).close();
}
