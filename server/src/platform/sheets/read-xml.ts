// Reads a part of a workbook piece by piece: names without their prefix, texts as they come. A document type, and so
// every entity of its own, is refused.
import sax from 'sax';
import { SheetFault } from './sheet.ts';

export type XmlNames = Readonly<Record<string, string | undefined>>;

interface XmlReader {
  open?: (name: string, attributes: XmlNames) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

const piece = 65_536;
const bare = (name: string): string => name.slice(name.indexOf(':') + 1);

/** @throws SheetFault for what is not well-formed */
export function readXml(bytes: Uint8Array, { open, text, close }: XmlReader): void {
  const parser = sax.parser(true, {});
  parser.onerror = () => {
    throw new SheetFault('error_import_xlsx');
  };
  parser.ondoctype = () => {
    throw new SheetFault('error_import_xlsx');
  };
  parser.onopentag = ({ name, attributes }) => {
    const plain = Object.entries(attributes).map(([key, value]) => [bare(key), String(value)]);
    open?.(bare(name), Object.fromEntries(plain));
  };
  parser.onclosetag = (name) => close?.(bare(name));
  parser.ontext = (given) => text?.(given);
  parser.oncdata = (given) => text?.(given);
  const decoder = new TextDecoder('utf-8');
  for (let at = 0; at < bytes.length; at += piece)
    parser.write(decoder.decode(bytes.subarray(at, at + piece), { stream: true }));
  parser.write(decoder.decode()).close();
}
