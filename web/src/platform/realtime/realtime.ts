// Events from the server over one socket per page: notifications and changed negotiations. The server also closes the socket
// when the session ends.
import type { NegotiationNews, TypingNews } from '@wattpact/domain/negotiations/negotiation-news';
import type { Socket } from 'socket.io-client';
import { ownSocket, sessionEnd } from '../api/request.ts';

type Listener<News> = (news: News) => void;

const listeners = {
  connected: new Set<Listener<undefined>>(),
  new_notification: new Set<Listener<unknown>>(),
  notifications_changed: new Set<Listener<undefined>>(),
  negotiation_changed: new Set<Listener<NegotiationNews>>(),
  typing: new Set<Listener<TypingNews>>(),
};

let socket: Socket | undefined;
let opened = false;

const notify = <News>(to: Set<Listener<News>>, news: News) => {
  for (const listen of to) listen(news);
};

/** Reconnects with jitter (the library's default), so that thousands of pages do not reconnect in the same moment. */
export const socketOptions = {
  path: '/api/socket.io',
  transports: ['websocket', 'polling'],
  reconnectionAttempts: 10,
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  timeout: 30_000,
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

/** Limits the attempts when the socket refuses a user whom the API accepts. */
const mostRefusals = 3;

/** Opens the socket once; the library has its own chunk. The session cookie authenticates the connection. */
async function open(): Promise<void> {
  const { io } = await import('socket.io-client');
  const opened = io(socketOptions);
  let refusals = 0;
  socket = opened;
  reconnectLater(socket, () => {
    refusals = 0;
  });
  socket.on('connect', () => {
    refusals = 0;
    ownSocket.id = socket?.id;
    // The listeners of `connected` fetch what they missed, now that all later events arrive.
    socket?.emit('join_notifications', () => notify(listeners.connected, undefined));
  });
  socket.on('disconnect', (reason) => {
    ownSocket.id = undefined;
    if (reason === 'io server disconnect') void afterSessionEnd(opened);
  });
  // Earlier events of newly permitted records were not sent, so listeners must fetch again.
  socket.on('rights_changed', () => notify(listeners.connected, undefined));
  socket.on('new_notification', (news: unknown) => notify(listeners.new_notification, news));
  socket.on('notifications_changed', () => notify(listeners.notifications_changed, undefined));
  socket.on('negotiation_changed', (news: NegotiationNews) => notify(listeners.negotiation_changed, news));
  socket.on('typing', (news: TypingNews) => notify(listeners.typing, news));
  socket.on('connect_error', ({ message }) => {
    console.warn('Realtime connection failed', message);
    // The session ended while offline; the library does not retry by itself.
    if (message !== 'error_not_signed_in') return;
    refusals += 1;
    if (refusals <= mostRefusals) void afterSessionEnd(opened);
  });
}

function subscribe<News>(to: Set<Listener<News>>, listen: Listener<News>): () => void {
  to.add(listen);
  if (!opened) {
    opened = true;
    open().catch((error: unknown) => console.warn('Realtime connection failed', error));
  }
  return () => {
    to.delete(listen);
  };
}

// Each returns the function that stops listening, as an effect needs it.
/** Connected and joined: data fetched from now on, with the events that follow, is complete. */
export const onConnected = (listen: () => void) => subscribe(listeners.connected, listen);
export const onNotification = <News>(listen: Listener<News>) =>
  subscribe(listeners.new_notification, listen as Listener<unknown>);
/** Some were read or deleted on another page of the same person. */
export const onNotificationsChanged = (listen: () => void) => subscribe(listeners.notifications_changed, listen);
export const onNegotiationChanged = (listen: Listener<NegotiationNews>) =>
  subscribe(listeners.negotiation_changed, listen);
/** Somebody is typing in a negotiation. */
export const onTyping = (listen: Listener<TypingNews>) => subscribe(listeners.typing, listen);

/** Tells the other side's pages; without a connection it is not told later. */
export const sayTyping = (negotiationId: string): void => void socket?.volatile.emit('typing', { negotiationId });
