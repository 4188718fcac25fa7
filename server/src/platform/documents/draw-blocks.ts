// The blocks of a document as plain data, which can be passed to another thread, and their elements.
import { toDataURL } from 'qrcode';
import type { ReactElement } from 'react';
import * as blocks from './blocks.ts';

const { heading, largeHeading, clause, signatures, paragraph, smallPrint, definitions, table, titledTable } = blocks;

/** @param side in points */
async function qrCode(text: string, side: number): Promise<ReactElement> {
  const image = await toDataURL(text, { errorCorrectionLevel: 'M', margin: 4, scale: 6 });
  return blocks.picture(image, side);
}

const drawings = {
  heading,
  largeHeading,
  clause,
  signatures,
  paragraph,
  smallPrint,
  definitions,
  table,
  titledTable,
  qrCode,
};
type Drawings = typeof drawings;

/** The name of a block and what it shows: `['heading', 'Price']`. */
export type Block = { [Name in keyof Drawings]: readonly [Name, ...Parameters<Drawings[Name]>] }[keyof Drawings];

type Drawing = (...shown: unknown[]) => ReactElement | Promise<ReactElement>;

export const drawBlocks = (content: readonly Block[]): Promise<ReactElement[]> =>
  Promise.all(content.map(([name, ...shown]) => (drawings[name] as Drawing)(...shown)));
