// Numbers the paragraphs of a section: 3.1, 3.2, and (a), (b) for a list after a colon. Only the clause text decides
// this; text that a company writes into a term starts no paragraph and no list.

export interface NumberedParagraph {
  /** 0: without a number; 1: a paragraph of the section; 2: an item of its list. */
  level: 0 | 1 | 2;
  /** `3.2` or `a)`. */
  mark: string;
  text: string;
}

/** Signature lines are no clauses. */
const isForm = (text: string) => /_{5,}/.test(text);
const letters = 'abcdefghijklmnopqrstuvwxyz';

export interface FilledParagraph {
  /** The clause text with its placeholders. */
  worded: string;
  /** Empty when the paragraph names a term that the contract does not have; it is left out and not counted. */
  text: string;
}

/**
 * A list begins after a paragraph that ends with a colon, and ends with the item that ends with a full stop, even when
 * these are left out. Letters restart with each counted paragraph, as in Word.
 */
export function numbered(section: number, paragraphs: readonly FilledParagraph[]): NumberedParagraph[] {
  let clause = 0;
  let item = 0;
  let isInList = false;
  const counted = ({ worded, text }: FilledParagraph): NumberedParagraph => {
    if (isForm(worded)) return { level: 0, mark: '', text };
    const count = text === '' ? 0 : 1;
    if (isInList && item < letters.length) {
      const mark = `${letters[item]})`;
      isInList = !/[.!?]$/.test(worded);
      item += count;
      return { level: 2, mark, text };
    }
    isInList = worded.endsWith(':');
    clause += count;
    if (count > 0) item = 0;
    return { level: 1, mark: `${section}.${clause}`, text };
  };
  return paragraphs.map(counted).filter(({ text }) => text !== '');
}
