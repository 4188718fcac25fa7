// Says that the service is interrupted: once, however many readings of the page meet it, and again while it lasts. They are
// asked for again by themselves.
import i18next from 'i18next';
import { interruption } from './api/query-client.ts';
import { toasts } from './toasts.ts';

/** For so long the notice stands. */
const quietMs = 10_000;

export function watchInterruptions(now: () => number = () => performance.now()): void {
  let toldAt = Number.NEGATIVE_INFINITY;
  interruption.handle = () => {
    if (now() - toldAt < quietMs) return;
    toldAt = now();
    toasts.warning(i18next.t('service_interrupted.title'), i18next.t('service_interrupted.description'));
  };
}
