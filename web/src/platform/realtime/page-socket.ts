// The page's one socket and what it does on each event. It loads with the library, after the page.
import type { NegotiationNews, TypingNews } from '@wattpact/domain/negotiations/negotiation-news';
import { io, type Socket } from 'socket.io-client';
import { apiOrigin } from '../api/api-origin.ts';
import { ownSocket, sessionEnd } from '../api/request.ts';
import { socketLoss } from './socket-loss.ts';

/** What pages can hear, by the name of the event. */
export interface PageNews {
  connected: undefined;
  new_notification: unknown;
  notifications_changed: undefined;
  negotiation_changed: NegotiationNews;
  typing: TypingNews;
}

export type Notify = <Name extends keyof PageNews>(name: Name, news: PageNews[Name]) => void;

/** Reconnects with jitter (the library's default), so that thousands of pages do not reconnect in the same moment. */
export const socketOptions = {
  path: '/api/socket.io',
  transports: ['websocket', 'polling'],
  reconnectionAttempts: 10,
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  timeout: 30_000,
  withCredentials: true,
};

/** After the last attempt the library gives up: reconnect when the page becomes visible or online again. */
function reconnectLater(socket: Socket, onBegin: () => void): void {
  const reconnect = () => {
    if (socket.connected || document.visibilityState !== 'visible') return;
    onBegin();
    socket.connect();
  };
  document.addEventListener('visibilitychange', reconnect);
  window.addEventListener('online', reconnect);
}

/** If the session is over, the page is left; if it is valid, the socket reconnects. */
async function afterSessionEnd(socket: Socket): Promise<void> {
  if ((await sessionEnd.handle()) !== 'gone') socket.connect();
}

/** In ms: for the server's answer that all later events arrive. */
const joinPatienceMs = 5000;

/** Limits the attempts when the socket refuses a user whom the API accepts. */
const mostRefusals = 3;

/** The session cookie authenticates the connection. */
export function openPageSocket(notify: Notify): Socket {
  const socket = apiOrigin ? io(apiOrigin, socketOptions) : io(socketOptions);
  let refusals = 0;
  reconnectLater(socket, () => {
    refusals = 0;
  });
  socket.on('connect', () => {
    refusals = 0;
    ownSocket.id = socket.id;
    socketLoss.end();
    // The listeners of `connected` fetch what they missed, now that all later events arrive; also where no answer comes.
    socket.timeout(joinPatienceMs).emit('join_notifications', () => notify('connected', undefined));
  });
  socket.on('disconnect', (reason) => {
    ownSocket.id = undefined;
    socketLoss.begin();
    if (reason === 'io server disconnect') void afterSessionEnd(socket);
  });
  // Earlier events of newly permitted records were not sent, so listeners must fetch again.
  socket.on('rights_changed', () => notify('connected', undefined));
  socket.on('new_notification', (news: unknown) => notify('new_notification', news));
  socket.on('notifications_changed', () => notify('notifications_changed', undefined));
  socket.on('negotiation_changed', (news: NegotiationNews) => notify('negotiation_changed', news));
  socket.on('typing', (news: TypingNews) => notify('typing', news));
  socket.on('connect_error', ({ message }) => {
    console.warn('Realtime connection failed', message);
    // The session ended while offline; the library does not retry by itself.
    if (message !== 'error_not_signed_in') return;
    refusals += 1;
    if (refusals <= mostRefusals) void afterSessionEnd(socket);
  });
  return socket;
}
