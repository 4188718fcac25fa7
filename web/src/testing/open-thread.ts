// An open thread between a server that answers in its own time and a socket that can be cut, for tests.
import type { MessageRecord } from '@wattpact/domain/negotiations/negotiation-api';
import {
  openingThread,
  reduce,
  type ThreadEffect,
  type ThreadEvent,
} from '../features/negotiations/thread/thread-machine.ts';
import type { ThreadPage } from '../features/negotiations/thread/thread-pages.ts';
import { other, type PageRequest, reader, threadServer } from './thread-server.ts';

interface Request {
  effect: PageRequest;
  /** The answer, once it is made; it comes later. */
  page?: ThreadPage;
}

/** The machine with its requests that are not answered yet. */
function startThread() {
  let state = openingThread(reader);
  let requests: Request[] = [];
  let isWaiting = false;
  const dispatch = (event: ThreadEvent) => {
    const step = reduce(state, event);
    state = step.state;
    for (const effect of step.effects) start(effect);
  };
  const start = (effect: ThreadEffect) => {
    if (effect.type === 'waitForQuiet') isWaiting = true;
    else requests.push({ effect });
  };
  return {
    dispatch,
    state: () => state,
    requests: () => requests,
    isWaiting: () => isWaiting,
    withRequest: (index: number, use: (request: Request) => void) => {
      const request = requests[index % Math.max(1, requests.length)];
      if (request) use(request);
    },
    close: (request: Request, event: ThreadEvent) => {
      requests = requests.filter((one) => one !== request);
      dispatch(event);
    },
    beQuiet: () => {
      if (isWaiting) dispatch({ type: 'quiet' });
      isWaiting = false;
    },
  };
}

type Thread = ReturnType<typeof startThread>;
type Server = ReturnType<typeof threadServer>;

/** What becomes of the requests. */
const answersOf = ({ withRequest, close }: Thread, server: Server) => ({
  /** The answer is made now and comes later. */
  process: (index: number) =>
    withRequest(index, (request) => {
      request.page ??= server.page(request.effect);
    }),
  answer: (index: number) =>
    withRequest(index, (request) => {
      const { effect, page = server.page(effect) } = request;
      if (effect.type === 'loadNewest') close(request, { type: 'newestLoaded', page });
      else close(request, { type: 'olderLoaded', before: effect.before, page });
    }),
  fail: (index: number) =>
    withRequest(index, (request) => {
      const isRefused = index % 2 === 1;
      close(
        request,
        request.effect.type === 'loadNewest' ? { type: 'newestFailed', isRefused } : { type: 'olderFailed' },
      );
    }),
});

/** The socket's news wait until they are heard; what happens while it is cut is never heard. */
function openSocket(dispatch: Thread['dispatch']) {
  let isConnected = true;
  let news: ThreadEvent[] = [];
  return {
    isConnected: () => isConnected,
    news: () => news,
    announce: (event: ThreadEvent) => {
      if (isConnected) news.push(event);
    },
    acts: {
      hear: () => {
        const event = news.shift();
        if (event) dispatch(event);
      },
      disconnect: () => {
        isConnected = false;
        news = [];
      },
      reconnect: () => {
        isConnected = true;
        dispatch({ type: 'connected' });
      },
    },
  };
}

type Socket = ReturnType<typeof openSocket>;

/** What the two sides of the negotiation do. */
function usesOf({ dispatch }: Thread, server: Server, { announce }: Socket) {
  /** Own messages that the server has stored and not yet answered. */
  const arrivals: MessageRecord[] = [];
  const some = (index: number) => Array.from({ length: [1, 2, 12, 60][index % 4] ?? 0 });
  const acts = {
    write: (index: number) => {
      for (const _ of some(index)) announce({ type: 'sent', news: server.add(other) });
    },
    writeUnannounced: (index: number) => {
      for (const _ of some(index)) server.add(other);
      announce({ type: 'changed' });
    },
    send: () => arrivals.push(server.add(reader).message),
    arrive: () => {
      const message = arrivals.shift();
      if (message) dispatch({ type: 'arrived', message });
    },
    readByOther: () => {
      const mark = server.markAll();
      if (mark) announce({ type: 'marked', news: mark });
    },
    loadOlder: () => dispatch({ type: 'olderRequested' }),
    count: (index: number) => dispatch({ type: 'counted', count: index, templates: [] }),
  };
  return { arrivals, acts };
}

export function openThread() {
  const server = threadServer();
  const thread = startThread();
  const { dispatch, state, requests, isWaiting, beQuiet } = thread;
  const socket = openSocket(dispatch);
  const { arrivals, acts: uses } = usesOf(thread, server, socket);
  const acts = { ...uses, ...answersOf(thread, server), ...socket.acts, beQuiet };
  const isAtRest = () =>
    socket.isConnected() && !isWaiting() && [socket.news(), arrivals, requests()].every(({ length }) => length === 0);
  const finish = () => {
    acts.reconnect();
    while (!isAtRest()) {
      while (socket.news().length > 0) acts.hear();
      while (arrivals.length > 0) acts.arrive();
      while (requests().length > 0) acts.answer(0);
      acts.beQuiet();
    }
  };
  dispatch({ type: 'opened' });
  return { acts, stored: server.stored, state, requests, isAtRest, finish };
}
