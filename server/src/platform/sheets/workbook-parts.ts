// The parts of a workbook (a zip archive) that are read, unpacked within a bound. What an archive says of its sizes is
// not trusted: each part gets the room it claims and no more.
import { unzipSync } from 'fflate';
import type { XmlNames } from '../xml/parse-xml.ts';
import { readXml } from './read-xml.ts';
import { SheetFault } from './sheet.ts';

export interface WorkbookParts {
  sheet: Uint8Array;
  sharedStrings: Uint8Array | undefined;
  styles: Uint8Array | undefined;
  /** Dates count from 1904 instead of 1900. */
  from1904: boolean;
}

const isZip = ([a, b, c, d]: Uint8Array): boolean => a === 0x50 && b === 0x4b && c === 3 && d === 4;

/** @throws SheetFault */
export function unpackWorkbook(bytes: Uint8Array, mostBytes: number): WorkbookParts {
  if (!isZip(bytes)) throw new SheetFault('error_import_xlsx');
  let left = mostBytes;
  const take = (isWanted: (name: string) => boolean): Record<string, Uint8Array> =>
    unzipSync(bytes, {
      filter: ({ name, originalSize, size }) => {
        if (!isWanted(name)) return false;
        left -= Math.max(originalSize, size);
        if (left < 0) throw new SheetFault('error_import_unpacked');
        return true;
      },
    });
  try {
    const small = take((name) =>
      /^xl\/(workbook|sharedStrings|styles)\.xml$|^xl\/_rels\/workbook\.xml\.rels$/.test(name),
    );
    const workbook = small['xl/workbook.xml'];
    if (!workbook) throw new SheetFault('error_import_xlsx');
    const { relation, from1904 } = firstSheet(workbook);
    const path = pathOf(relation, small['xl/_rels/workbook.xml.rels']);
    const sheet = take((name) => name === path)[path];
    if (!sheet) throw new SheetFault('error_import_xlsx');
    return { sheet, from1904, sharedStrings: small['xl/sharedStrings.xml'], styles: small['xl/styles.xml'] };
  } catch (error) {
    // The archive is damaged, or larger than it says.
    throw error instanceof SheetFault ? error : new SheetFault('error_import_xlsx');
  }
}

const isOn = (flag: string | undefined) => flag === '1' || flag === 'true';

function firstSheet(workbook: Uint8Array): { relation: string | undefined; from1904: boolean } {
  let relation: string | undefined;
  let from1904 = false;
  const open = (name: string, attributes: XmlNames) => {
    if (name === 'workbookPr') from1904 = isOn(attributes.date1904);
    if (name === 'sheet' && (attributes.state ?? 'visible') === 'visible') relation ??= attributes.id;
  };
  readXml(workbook, { open });
  return { relation, from1904 };
}

/** The path of the relation's target; the first sheet's usual one where the workbook does not say. */
function pathOf(relation: string | undefined, relations: Uint8Array | undefined): string {
  let target = 'worksheets/sheet1.xml';
  if (relations)
    readXml(relations, {
      open: (name, attributes) => {
        if (name === 'Relationship' && attributes.Id === relation) target = attributes.Target ?? target;
      },
    });
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}
