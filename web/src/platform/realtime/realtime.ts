// News from the server over one socket per page: notifications, and "this negotiation has changed". And the end of the
// session, with which the server ends the socket.
import type { NegotiationNews } from '@wattpact/domain/negotiations/negotiation-news';
import type { Socket } from 'socket.io-client';
import { ownSocket, sessionEnd } from '../api/request.ts';

type Listener<News> = (news: News) => void;

const listeners = {
  connected: new Set<Listener<undefined>>(),
  new_notification: new Set<Listener<unknown>>(),
  notifications_changed: new Set<Listener<undefined>>(),
  negotiation_changed: new Set<Listener<NegotiationNews>>(),
};

let socket: Socket | undefined;
let opened = false;

const tell = <News>(to: Set<Listener<News>>, news: News) => {
  for (const listen of to) listen(news);
};

/** With the usual scatter, so that thousands of pages do not come back in the same moment. */
export const socketOptions = {
  path: '/api/socket.io',
  transports: ['websocket', 'polling'],
  reconnectionAttempts: 10,
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  timeout: 30_000,
};

/** After the last attempt nothing comes by itself any more: a page that is looked at again, or online again, begins anew. */
function comeBack(socket: Socket, onBegin: () => void): void {
  const tryAnew = () => {
    if (socket.connected || document.visibilityState !== 'visible') return;
    onBegin();
    socket.connect();
  };
  document.addEventListener('visibilitychange', tryAnew);
  window.addEventListener('online', tryAnew);
}

/** Whose session is over has no place on the page and is led out. Whose session holds is here again. */
async function afterEnd(socket: Socket): Promise<void> {
  if ((await sessionEnd.handle()) !== 'gone') socket.connect();
}

/** A server that goes on refusing whom the API knows is not asked for ever. */
const mostRefusals = 3;

/** Opens the socket once; the library comes in a chunk of its own. The session cookie proves who connects. */
async function open(): Promise<void> {
  const { io } = await import('socket.io-client');
  const opened = io(socketOptions);
  let refusals = 0;
  socket = opened;
  comeBack(socket, () => {
    refusals = 0;
  });
  socket.on('connect', () => {
    refusals = 0;
    ownSocket.id = socket?.id;
    // What was stored in the meantime is fetched by the listeners of `connected`, when all that comes later arrives by itself.
    socket?.emit('join_notifications', () => tell(listeners.connected, undefined));
  });
  socket.on('disconnect', (reason) => {
    ownSocket.id = undefined;
    if (reason === 'io server disconnect') void afterEnd(opened);
  });
  // So far nothing was told of what may be heard from now on.
  socket.on('rights_changed', () => tell(listeners.connected, undefined));
  socket.on('new_notification', (news: unknown) => tell(listeners.new_notification, news));
  socket.on('notifications_changed', () => tell(listeners.notifications_changed, undefined));
  socket.on('negotiation_changed', (news: NegotiationNews) => tell(listeners.negotiation_changed, news));
  socket.on('connect_error', ({ message }) => {
    console.warn('Realtime connection failed', message);
    // The session ended while there was no connection. The library does not try again.
    if (message !== 'error_not_signed_in') return;
    refusals += 1;
    if (refusals <= mostRefusals) void afterEnd(opened);
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

// Each returns the way to stop listening, as an effect wants it.
/** Connected, and joined: what is fetched from now on lacks nothing that does not arrive. */
export const onConnected = (listen: () => void) => subscribe(listeners.connected, listen);
export const onNotification = <News>(listen: Listener<News>) =>
  subscribe(listeners.new_notification, listen as Listener<unknown>);
/** On another page of the same person some were read or deleted. */
export const onNotificationsChanged = (listen: () => void) => subscribe(listeners.notifications_changed, listen);
export const onNegotiationChanged = (listen: Listener<NegotiationNews>) =>
  subscribe(listeners.negotiation_changed, listen);
