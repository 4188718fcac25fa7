// How the paragraphs of a draft's section are counted: 3.1, 3.2, and (a), (b) for what a colon introduces. The wording
// decides, not the terms that fill it: what a company writes into a term becomes no provision and no list of its own.

export interface NumberedParagraph {
  /** 0: stands without a number; 1: a paragraph of the section; 2: an item of the list in it. */
  level: 0 | 1 | 2;
  /** `3.2` or `a)`. */
  mark: string;
  text: string;
}

/** Lines to sign on are no clauses. */
const isForm = (text: string) => /_{5,}/.test(text);
const letters = 'abcdefghijklmnopqrstuvwxyz';

export interface FilledParagraph {
  /** With its placeholders. */
  worded: string;
  /** Empty: it is left out, as it names what the contract does not have. It is not counted. */
  text: string;
}

/**
 * A list begins after a paragraph that ends with a colon, and ends with the item that ends with a full stop, be they left
 * out or not. Letters begin anew with each counted paragraph, as in Word.
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
