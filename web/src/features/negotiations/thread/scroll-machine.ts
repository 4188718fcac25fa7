// Where a thread is scrolled: it starts at the unread line or at the end, stays while older messages load above, and follows
// new ones while the reader is at the end. A pure function of the place and an event; `use-scroll.ts` moves the thread.
import { type Step, stay } from '../../../platform/machine.ts';

/** In pixels, as the browser measures them. */
export interface Measure {
  scrollTop: number;
  scrollHeight: number;
  clientHeight: number;
}

/** The keys of the first and the last entry. */
interface Ends {
  firstKey: string | undefined;
  lastKey: string;
}

export type ScrollState =
  /** Nothing is shown yet. */
  | { at: 'opening' }
  | ({ at: 'end'; height: number } & Ends)
  /** Further up; `hasNewBelow`: something has been added below since. */
  | ({ at: 'above'; hasNewBelow: boolean; height: number } & Ends);

export type ScrollEvent =
  /** Entries are laid out. */
  | ({ type: 'entries'; isOwnLast: boolean; hasUnreadLine: boolean; height: number } & Ends)
  /** By the reader, or by a move of this machine. */
  | { type: 'scrolled'; measure: Measure }
  /** Content that loads late (pictures, counts), or an opening keyboard. */
  | { type: 'resized'; height: number }
  | { type: 'endRequested' };

export type ScrollMove = { type: 'toEnd' } | { type: 'toUnreadLine' } | { type: 'by'; pixels: number };

type ScrollStep = Step<ScrollState, ScrollMove>;

const nearEnd = 80;
const isNearEnd = ({ scrollTop, scrollHeight, clientHeight }: Measure) =>
  scrollHeight - scrollTop - clientHeight < nearEnd;

function withEntries(state: ScrollState, event: Extract<ScrollEvent, { type: 'entries' }>): ScrollStep {
  const { firstKey, lastKey, height, isOwnLast, hasUnreadLine } = event;
  const shown = { firstKey, lastKey, height };
  if (state.at === 'opening')
    return hasUnreadLine
      ? { state: { at: 'above', hasNewBelow: false, ...shown }, effects: [{ type: 'toUnreadLine' }] }
      : { state: { at: 'end', ...shown }, effects: [{ type: 'toEnd' }] };
  const isNewLast = state.lastKey !== lastKey;
  if (isNewLast && (state.at === 'end' || isOwnLast))
    return { state: { at: 'end', ...shown }, effects: [{ type: 'toEnd' }] };
  if (isNewLast) return stay({ ...state, ...shown, hasNewBelow: true });
  if (state.firstKey === firstKey) return stay({ ...state, height });
  return { state: { ...state, ...shown }, effects: [{ type: 'by', pixels: height - state.height }] };
}

export function reduceScroll(state: ScrollState, event: ScrollEvent): ScrollStep {
  if (event.type === 'entries') return withEntries(state, event);
  if (state.at === 'opening') return stay(state);
  const { firstKey, lastKey, height } = state;
  switch (event.type) {
    case 'scrolled': {
      if (isNearEnd(event.measure)) return stay(state.at === 'end' ? state : { at: 'end', firstKey, lastKey, height });
      return stay(state.at === 'above' ? state : { at: 'above', hasNewBelow: false, firstKey, lastKey, height });
    }
    case 'resized':
      return {
        state: { ...state, height: event.height },
        effects: state.at === 'end' ? [{ type: 'toEnd' }] : [],
      };
    case 'endRequested':
      return { state: { at: 'end', firstKey, lastKey, height }, effects: [{ type: 'toEnd' }] };
  }
}
