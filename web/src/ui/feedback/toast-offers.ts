// What toasts offer at the moment. A newer toast takes the place of the one shown, and goes on offering what that one did,
// until its time is over or the record has changed again.
import { listenersOf } from '../../platform/listeners.ts';
import type { Toast, ToastAct } from '../../platform/toasts.ts';

export interface ToastOffer {
  /** Of the toast that came with it. */
  id: string;
  title: string;
  act: ToastAct;
  about: string | undefined;
  /** In ms, on the clock of the page. */
  endsAt: number;
}

interface OffersState {
  /** The toast that shows them: the latest. */
  shownIn: string | undefined;
  /** The oldest first. */
  open: readonly ToastOffer[];
}

export interface ToastOffers {
  /** The same object until something changes. */
  state: () => OffersState;
  subscribe: (listener: () => void) => () => void;
  /** Takes in what a new toast offers. @returns for how many ms something is still offered */
  add: (id: string, toast: Toast, now: number) => number;
  end: (id: string) => void;
  clear: () => void;
}

export function createToastOffers(): ToastOffers {
  let state: OffersState = { shownIn: undefined, open: [] };
  const listeners = listenersOf();
  const change = (open: readonly ToastOffer[], { shownIn } = state) => {
    state = { shownIn, open };
    listeners.call();
  };
  return {
    state: () => state,
    subscribe: listeners.add,
    add(id, { title, act, about }, now) {
      const isOver = (one: ToastOffer) => one.endsAt <= now || (about !== undefined && one.about === about);
      const kept = state.open.filter((one) => !isOver(one));
      const own = act ? [{ id, title, act, about, endsAt: now + act.seconds * 1000 }] : [];
      change([...kept, ...own], { ...state, shownIn: id });
      return Math.max(0, ...state.open.map(({ endsAt }) => endsAt - now));
    },
    end: (id) => change(state.open.filter((one) => one.id !== id)),
    clear: () => change([]),
  };
}
