// Reads a part of a workbook.
import { parseXml, type XmlReader } from '../xml/parse-xml.ts';
import { SheetFault } from './sheet.ts';

/** @throws SheetFault for what is not well-formed, or has a document type */
export const readXml = (bytes: Uint8Array, reader: XmlReader): void =>
  parseXml(bytes, reader, () => new SheetFault('error_import_xlsx'));
