// CodeMirror for clause texts: plain text with undo, in which `{{path}}` is one chip that the cursor steps over.
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { EditorState, Transaction } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  EditorView,
  keymap,
  MatchDecorator,
  ViewPlugin,
  type ViewUpdate,
  WidgetType,
} from '@codemirror/view';
import { draftPlaceholders } from '@wattpact/domain/contract-drafts/draft-placeholders';
import { cspNonce } from '../../platform/csp-nonce.ts';
import classes from './contract-drafts.module.css';

interface ClauseViewOptions {
  text: string;
  /** The name of a field in the reader's language. */
  wordOf: (path: string) => string;
  onChange: (text: string) => void;
  attributes: Record<string, string>;
}

export interface ClauseView {
  /** Replaces the text where it differs, without a call of `onChange`. */
  setText: (text: string) => void;
  /** @param describedBy the id of the fault's text, undefined for a valid text */
  setInvalid: (describedBy: string | undefined) => void;
  /** In place of the selection; the cursor goes behind it. */
  insert: (text: string) => void;
  destroy: () => void;
}

class FieldChip extends WidgetType {
  private readonly path: string;
  private readonly word: string | undefined;
  constructor(path: string, word: string | undefined) {
    super();
    this.path = path;
    this.word = word;
  }
  override eq(other: FieldChip): boolean {
    return other.path === this.path && other.word === this.word;
  }
  override toDOM(): HTMLElement {
    const chip = document.createElement('span');
    chip.className = classes.chip ?? '';
    chip.textContent = this.word ?? this.path;
    chip.title = `{{${this.path}}}`;
    if (this.word === undefined) chip.dataset.unknown = '';
    return chip;
  }
}

/** Chips for what stands in double braces; an unknown name is marked as such. */
function fieldChips(wordOf: ClauseViewOptions['wordOf']) {
  const matcher = new MatchDecorator({
    regexp: /\{\{\s*([^{}]*?)\s*\}\}/g,
    decoration: ([, path = '']) =>
      Decoration.replace({ widget: new FieldChip(path, draftPlaceholders.includes(path) ? wordOf(path) : undefined) }),
  });
  return ViewPlugin.fromClass(
    class {
      chips: DecorationSet;
      constructor(view: EditorView) {
        this.chips = matcher.createDeco(view);
      }
      update(update: ViewUpdate) {
        this.chips = matcher.updateDeco(update, this.chips);
      }
    },
    {
      decorations: ({ chips }) => chips,
      provide: (plugin) => EditorView.atomicRanges.of((view) => view.plugin(plugin)?.chips ?? Decoration.none),
    },
  );
}

export function createClauseView(parent: HTMLElement, options: ClauseViewOptions): ClauseView {
  const { text, wordOf, onChange, attributes } = options;
  let fault: string | undefined;
  const fromOutside = Transaction.remote;
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        EditorView.cspNonce.of(cspNonce()),
        history(),
        keymap.of([...defaultKeymap, ...historyKeymap]),
        EditorView.lineWrapping,
        fieldChips(wordOf),
        EditorView.contentAttributes.of(() => ({
          ...attributes,
          spellcheck: 'true',
          ...(fault !== undefined && {
            'aria-invalid': 'true',
            'aria-describedby': `${fault} ${attributes['aria-describedby'] ?? ''}`,
          }),
        })),
        EditorView.updateListener.of(({ docChanged, state, transactions }) => {
          if (docChanged && !transactions.some((one) => one.annotation(fromOutside))) onChange(state.doc.toString());
        }),
      ],
    }),
  });
  return {
    setText: (next) => {
      const now = view.state.doc;
      if (next === now.toString()) return;
      view.dispatch({ changes: { from: 0, to: now.length, insert: next }, annotations: fromOutside.of(true) });
    },
    setInvalid: (describedBy) => {
      fault = describedBy;
      // An update without a change reads the attributes again.
      view.dispatch({});
    },
    insert: (added) => {
      view.dispatch(view.state.replaceSelection(added));
      view.focus();
    },
    destroy: () => view.destroy(),
  };
}
