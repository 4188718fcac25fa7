// What an open thread has loaded and what it loads next: a pure function of its state and an event. `thread-store.ts` runs it.
import type { MessageRecord, NegotiationRecord } from '@wattpact/domain/negotiations/negotiation-api';
import type { ReadNews, SentNews } from '@wattpact/domain/negotiations/negotiation-news';
import { type Step, stay } from '../../../platform/machine.ts';
import {
  continues,
  reachesDown,
  type ThreadPage,
  withMark,
  withMessage,
  withNewest,
  withOlder,
} from './thread-pages.ts';
import { firstUnreadOf, messageEntry, withVersions } from './thread-rows.ts';

const pageSize = 50;
/** A recent change is among the newest few messages. */
const fewest = 10;
/** With many unread messages, scrolls to the first of them. */
const largestPage = 100;

/** The newest part of the thread: is anything missing there? */
type Newest =
  | { at: 'current' }
  /**
   * `next`: how many to load afterwards, because something has changed since the request; 0 for none. `failures`: the failed
   * requests since the last answer.
   */
  | { at: 'loading'; limit: number; next: number; failures: number }
  /** The last request failed, so messages may be missing. */
  | { at: 'behind'; failures: number };

/** The part before the first loaded message. After a failure it is not requested again automatically. */
type Older = 'resting' | 'loading' | 'failed';

export interface UnreadLine {
  firstKey: string | undefined;
  count: number;
}

type Unread =
  /** The reader's position is not fetched yet. */
  | { at: 'unknown' }
  /** If more messages are unread than loaded, older ones are loaded first. */
  | { at: 'counted'; count: number; templates: NegotiationRecord['templates'] }
  /** It stays where it was when the thread was opened. */
  | { at: 'placed'; line: UnreadLine };

export interface ThreadState {
  readerId: string;
  /** From some message to the newest; undefined until the first answer. */
  page: ThreadPage | undefined;
  /** The last loaded message before which none is missing: the answer to an own message does not say what it follows. */
  completeTo: string;
  newest: Newest;
  older: Older;
  unread: Unread;
}

export type ThreadEvent =
  | { type: 'opened' }
  | { type: 'counted'; count: number; templates: NegotiationRecord['templates'] }
  /** News from the socket: a message, a read mark, or another change. */
  | { type: 'sent'; news: SentNews }
  | { type: 'marked'; news: ReadNews }
  | { type: 'changed' }
  /** The socket is connected again; what happened meanwhile was not sent. */
  | { type: 'connected' }
  /** Nothing has changed for a while. */
  | { type: 'quiet' }
  /** By the reader, after the first request has failed. */
  | { type: 'retried' }
  /** The reader's own message, from the answer to its sending. */
  | { type: 'arrived'; message: MessageRecord }
  | { type: 'newestLoaded'; page: ThreadPage }
  /** `isRefused`: the same request would be refused again. */
  | { type: 'newestFailed'; isRefused: boolean }
  | { type: 'olderRequested' }
  | { type: 'olderLoaded'; before: string; page: ThreadPage }
  | { type: 'olderFailed' };

export type ThreadEffect =
  | { type: 'loadNewest'; limit: number }
  | { type: 'loadOlder'; before: string; limit: number }
  /**
   * Older messages change only in their read marks, so they are fetched only after a quiet period. A failure waits too:
   * each time longer, the more `failures` there were since the last answer.
   */
  | { type: 'waitForQuiet'; failures: number };

type ThreadStep = Step<ThreadState, ThreadEffect>;

export const openingThread = (readerId: string): ThreadState => ({
  readerId,
  page: undefined,
  completeTo: '',
  newest: { at: 'loading', limit: pageSize, next: 0, failures: 0 },
  older: 'resting',
  unread: { at: 'unknown' },
});

const failuresOf = ({ newest }: ThreadState): number => (newest.at === 'current' ? 0 : newest.failures);

function loading(state: ThreadState, wanted: number, failures: number): ThreadStep {
  const limit = state.page ? wanted : pageSize;
  return {
    state: { ...state, newest: { at: 'loading', limit, next: 0, failures } },
    effects: [{ type: 'loadNewest', limit }],
  };
}

/** The answer of a running request may be older than the change, so one more request follows it. */
const load = (state: ThreadState, limit: number): ThreadStep =>
  state.newest.at === 'loading'
    ? stay({ ...state, newest: { ...state.newest, next: Math.max(state.newest.next, limit) } })
    : loading(state, limit, failuresOf(state));

/** Fetches the newest few at once, and the whole page after a quiet period. */
function loadChange(state: ThreadState): ThreadStep {
  const step = load(state, fewest);
  return { ...step, effects: [...step.effects, { type: 'waitForQuiet', failures: failuresOf(state) }] };
}

function sent(state: ThreadState, news: SentNews): ThreadStep {
  const { page, newest } = state;
  if (!page || newest.at === 'behind' || !continues(page, news)) return loadChange(state);
  // The socket sends all messages in their order, unless it was cut: then a request is running.
  const completeTo = newest.at === 'current' ? news.message.id : state.completeTo;
  return stay({ ...state, page: withMessage(page, news.message), completeTo });
}

/** The answer of a running request may be older than this mark. */
function marked(state: ThreadState, news: ReadNews): ThreadStep {
  const { page, newest } = state;
  const isLoaded = page?.items.some(({ id }) => id === news.upTo);
  if (!page || newest.at !== 'current' || !isLoaded) return loadChange(state);
  return stay({ ...state, page: withMark(page, news) });
}

/** After many own messages a page would no longer reach down to the last one before which none is missing. */
function arrived(state: ThreadState): ThreadStep {
  const { page, newest, completeTo } = state;
  const beyond = page?.items.filter(({ id }) => id > completeTo) ?? [];
  return newest.at === 'current' && beyond.length >= pageSize / 2 ? load(state, pageSize) : stay(state);
}

function newestLoaded(state: ThreadState, fresh: ThreadPage): ThreadStep {
  const { page, newest, completeTo } = state;
  if (newest.at !== 'loading') return stay(state);
  const isGap = page && newest.limit < pageSize && !reachesDown(page, fresh, completeTo);
  if (isGap) return loading(state, pageSize, 0);
  const joined = {
    ...state,
    page: page ? withNewest(page, fresh, completeTo) : fresh,
    completeTo: fresh.items.at(-1)?.id ?? '',
  };
  return newest.next > 0 ? loading(joined, newest.next, 0) : stay({ ...joined, newest: { at: 'current' } });
}

/** It is tried again after a while. If it was refused, or nothing was loaded yet, only news or the reader asks again. */
function newestFailed(state: ThreadState, isRefused: boolean): ThreadStep {
  const { page, newest } = state;
  const failures = failuresOf(state) + 1;
  if (newest.at === 'loading' && newest.next > 0) return loading(state, newest.next, failures);
  return {
    state: { ...state, newest: { at: 'behind', failures } },
    effects: page && !isRefused ? [{ type: 'waitForQuiet', failures }] : [],
  };
}

function loadOlder(state: ThreadState, limit: number): ThreadStep {
  const { page, older } = state;
  const before = page?.items[0]?.id;
  if (older === 'loading' || !page?.hasMore || before === undefined) return stay(state);
  return { state: { ...state, older: 'loading' }, effects: [{ type: 'loadOlder', before, limit }] };
}

function handled(state: ThreadState, event: ThreadEvent): ThreadStep {
  const { page } = state;
  switch (event.type) {
    case 'opened':
      return loading(openingThread(state.readerId), pageSize, 0);
    case 'counted': {
      const { count, templates } = event;
      return stay(state.unread.at === 'placed' ? state : { ...state, unread: { at: 'counted', count, templates } });
    }
    case 'sent':
      return sent(state, event.news);
    case 'marked':
      return marked(state, event.news);
    case 'changed':
      return loadChange(state);
    case 'connected':
    case 'quiet':
    case 'retried':
      return load(state, pageSize);
    case 'arrived':
      return page ? arrived({ ...state, page: withMessage(page, event.message) }) : load(state, fewest);
    case 'newestLoaded':
      return newestLoaded(state, event.page);
    case 'newestFailed':
      return newestFailed(state, event.isRefused);
    case 'olderRequested':
      return loadOlder(state, pageSize);
    case 'olderLoaded':
      return stay({ ...state, older: 'resting', page: page && withOlder(page, event.before, event.page) });
    case 'olderFailed':
      return stay({ ...state, older: 'failed' });
  }
}

/** Places the unread line once enough is loaded, or nothing more can be. */
function withUnreadLine(state: ThreadState): ThreadStep {
  const { page, older, unread, readerId } = state;
  if (!page || unread.at !== 'counted') return stay(state);
  const { count, templates } = unread;
  const entries = withVersions(page.items.map(messageEntry), templates, page.hasMore);
  const loaded = entries.filter(({ authorId }) => authorId !== readerId).length;
  if (loaded < count && page.hasMore && older !== 'failed') return loadOlder(state, largestPage);
  const line = { firstKey: firstUnreadOf(entries, count, readerId), count };
  return stay({ ...state, unread: { at: 'placed', line } });
}

export function reduce(state: ThreadState, event: ThreadEvent): ThreadStep {
  const step = handled(state, event);
  const lined = withUnreadLine(step.state);
  return { state: lined.state, effects: [...step.effects, ...lined.effects] };
}
