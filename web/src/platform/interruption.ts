// Says that the service is interrupted: once, however many readings of the page meet it. They are asked for again by themselves.
import i18next from 'i18next';
import { interruption } from './request.ts';
import { toasts } from './toasts.ts';

/** One interruption is over within this time, or worth another word. */
const quietMs = 60_000;

export function watchInterruptions(now: () => number = () => performance.now()): void {
  let toldAt = Number.NEGATIVE_INFINITY;
  interruption.handle = () => {
    if (now() - toldAt < quietMs) return;
    toldAt = now();
    toasts.warning(i18next.t('service_interrupted.title'), i18next.t('service_interrupted.description'));
  };
}
