// Converts a long text from Markdown in locales/ to HTML: title, first paragraph, and the sections for tables of contents.
import { Marked, type Token, type Tokens } from 'marked';

export interface Section {
  id: string;
  title: string;
  /** The words in bold of the section: the search finds it by them too. */
  words: string;
}

export interface ReadingText {
  title: string;
  /** The paragraph below the title. */
  lead: string;
  html: string;
  sections: Section[];
}

/** "Termos e condições" → `termos-e-condicoes`. */
const idOf = (title: string): string =>
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
      return `<h${depth} id="${idOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
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
      const { href, text } = image as Tokens.Image;
      return `<figure><img src="${href}" alt="${text}" width="1440" height="900" loading="lazy" /></figure>\n`;
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

function sectionsOf(tokens: Token[]): Section[] {
  const sections: (Section & { bold: string[] })[] = [];
  markdown.walkTokens(tokens, (token) => {
    if (token.type === 'heading' && token.depth === 2) {
      sections.push({ id: idOf(token.text), title: token.text, words: '', bold: [] });
    } else if (token.type === 'strong') sections.at(-1)?.bold.push(token.text);
  });
  return sections.map(({ bold, ...section }) => ({ ...section, words: bold.join(' ') }));
}

/** @throws Error if the text does not begin with its title and a first paragraph */
export function readText(source: string): ReadingText {
  const [heading, lead, ...rest] = markdown.lexer(source).filter(({ type }) => type !== 'space');
  if (heading?.type !== 'heading' || heading.depth !== 1 || lead?.type !== 'paragraph') {
    throw new Error('A text begins with its title and a first paragraph');
  }
  return { title: heading.text, lead: lead.text, html: markdown.parser(rest), sections: sectionsOf(rest) };
}
