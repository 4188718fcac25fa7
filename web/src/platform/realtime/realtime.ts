// Events from the server over one socket per page: notifications and changed negotiations. The server also closes the socket
// when the session ends.
import type { NegotiationNews, TypingNews } from '@wattpact/domain/negotiations/negotiation-news';
import { useSyncExternalStore } from 'react';
import type { Socket } from 'socket.io-client';
import { whenOnline } from '../online.ts';
import type { Notify, PageNews } from './page-socket.ts';
import { socketLoss } from './socket-loss.ts';

type Listener<News> = (news: News) => void;

const listeners: { [Name in keyof PageNews]: Set<Listener<PageNews[Name]>> } = {
  connected: new Set(),
  new_notification: new Set(),
  notifications_changed: new Set(),
  negotiation_changed: new Set(),
  typing: new Set(),
};

let hasConnected = false;

const notify: Notify = (name, news) => {
  if (name === 'connected') hasConnected = true;
  for (const listen of listeners[name]) listen(news);
};

let socket: Socket | undefined;
let opened = false;

const loadSocket = whenOnline(() => import('./page-socket.ts'));

async function open(): Promise<void> {
  opened = true;
  socketLoss.begin();
  try {
    const { openPageSocket } = await loadSocket();
    socket = openPageSocket(notify);
  } catch (error) {
    opened = false;
    console.warn('Realtime connection failed', error);
  }
}

function openOnce(): void {
  if (!opened) void open();
}

/** Connects now, instead of at the next attempt or after the last one. */
export const reconnect = (): void => (socket ? void socket.disconnect().connect() : openOnce());

function subscribe<News>(to: Set<Listener<News>>, listen: Listener<News>): () => void {
  to.add(listen);
  openOnce();
  return () => {
    to.delete(listen);
  };
}

// Each returns the function that stops listening, as an effect needs it.
/** Connected and joined: data fetched from now on, with the events that follow, is complete. */
export const onConnected = (listen: () => void) => subscribe(listeners.connected, listen);
/** Whether the page has been connected since it was loaded: data fetched before that may lack what happened meanwhile. */
export const useHasConnected = (): boolean => useSyncExternalStore(onConnected, () => hasConnected);
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
