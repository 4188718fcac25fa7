// Converts a long text from Markdown in locales/ to HTML: title, first paragraph, and the sections for tables of contents.
import { Marked, type Token, type Tokens } from 'marked';

export interface Section {
  id: string;
  title: string;
  /** All its words without markup: the search finds it by them. */
  text: string;
}

export interface ReadingText {
  title: string;
  /** The paragraph below the title. */
  lead: string;
  html: string;
  sections: Section[];
}

/** `## Decidir {#decide}`: a section that has the same address in every language. */
const ownId = /\s*\{#([a-z-]+)\}$/;

/** "Termos e condições" → `termos-e-condicoes`. */
const idOf = (title: string): string =>
  ownId.exec(title)?.[1] ??
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** `> [!deadline] Title` opens a notice; `note` is for any other important remark. */
const noticeMark = /^\[!(deadline|note)\][ \t]*([^\n]*)\n?/;

const markdown = new Marked({
  renderer: {
    heading({ tokens, depth, text }: Tokens.Heading) {
      const title = this.parser.parseInline(tokens).replace(ownId, '');
      return `<h${depth} id="${idOf(text)}">${title}</h${depth}>\n`;
    },
    blockquote({ text }: Tokens.Blockquote) {
      const [, kind, title] = noticeMark.exec(text) ?? [];
      if (!kind) throw new Error(`A quotation without the mark of a notice: ${text}`);
      const body = this.parser.parse(markdown.lexer(text.replace(noticeMark, '')));
      return `<div class="notice ${kind}" role="note"><strong>${title}</strong>${body}</div>\n`;
    },
    paragraph({ tokens }: Tokens.Paragraph) {
      const [image] = tokens;
      if (tokens.length > 1 || image?.type !== 'image') return `<p>${this.parser.parseInline(tokens)}</p>\n`;
      return figureOf(image as Tokens.Image);
    },
    table(token: Tokens.Table) {
      const row = (cells: Tokens.TableCell[], tag: string) =>
        `<tr>${cells.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>`;
      const body = token.rows.map((cells) => row(cells, 'td')).join('');
      return `<div class="table" tabindex="0"><table><thead>${row(token.header, 'th')}</thead><tbody>${body}</tbody></table></div>\n`;
    },
    list(token: Tokens.List) {
      const items = token.items.map((item) => this.listitem(item)).join('');
      // A step's title has its own line, so its full stop is removed.
      return token.ordered ? `<ol>${items.replaceAll('.</strong> ', '</strong> ')}</ol>\n` : `<ul>${items}</ul>\n`;
    },
    html({ text }) {
      throw new Error(`Markup in a text: ${text}`);
    },
  },
});

/** All manual pictures have this size, in CSS pixels. */
const picture = { width: 1100, height: 690 };

/** `![what it shows](/pictures/x.webp "Caption")`; a numbered list below it is the legend of the marks in it. */
function figureOf({ href, text, title }: Tokens.Image): string {
  const image = `<img src="${href}" alt="${text}" width="${picture.width}" height="${picture.height}" loading="lazy" />`;
  return `<figure>${image}${title ? `<figcaption>${title}</figcaption>` : ''}</figure>\n`;
}

/** What a reader reads of a token: no markup, no address, not what stands for a picture. */
const wordsOf = (html: string): string =>
  html
    .replace(/<\/?(?:p|li|ol|ul|tr|t[dh]|h3|div)[^>]*>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:quot|#39);/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();

function sectionsOf(tokens: Token[]): Section[] {
  const sections: { id: string; title: string; tokens: Token[] }[] = [];
  for (const token of tokens) {
    if (token.type === 'heading' && token.depth === 2)
      sections.push({ id: idOf(token.text), title: token.text.replace(ownId, ''), tokens: [] });
    else sections.at(-1)?.tokens.push(token);
  }
  return sections.map(({ tokens: own, ...section }) => ({ ...section, text: wordsOf(markdown.parser(own)) }));
}

/** @throws Error if the text does not begin with its title and a first paragraph */
export function readText(source: string): ReadingText {
  const [heading, lead, ...rest] = markdown.lexer(source).filter(({ type }) => type !== 'space');
  if (heading?.type !== 'heading' || heading.depth !== 1 || lead?.type !== 'paragraph') {
    throw new Error('A text begins with its title and a first paragraph');
  }
  return { title: heading.text, lead: lead.text, html: markdown.parser(rest), sections: sectionsOf(rest) };
}
