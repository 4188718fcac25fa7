// Shows one notice that the service is interrupted, however many queries fail, and repeats it while the interruption lasts.
// The queries retry automatically.
import i18next from 'i18next';
import { interruption } from './api/query-client.ts';
import { toasts } from './toasts.ts';

/** How long the notice stays. */
const quietMs = 10_000;

export function watchInterruptions(now: () => number = () => performance.now()): void {
  let toldAt = Number.NEGATIVE_INFINITY;
  interruption.handle = () => {
    if (now() - toldAt < quietMs) return;
    toldAt = now();
    toasts.warning(i18next.t('service_interrupted.title'), i18next.t('service_interrupted.description'));
  };
}
