// Follows a project or an offer of others, or follows it no longer. The star answers at once.
import { useQueryClient } from '@tanstack/react-query';
import type { MarketKindName } from '@wattpact/domain/records/kinds';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { whenOnline } from '../../platform/online.ts';
import { toasts } from '../../platform/toasts.ts';
import { withTexts } from '../../platform/words/i18n.ts';

export interface WatchedItem {
  id: string;
  isWatched: boolean;
}

const load = withTexts(() => import('./send-watch.ts'), 'errorMessages');

export function useWatch(kind: MarketKindName, { id, isWatched }: WatchedItem) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [pressed, setPressed] = useState<boolean>();
  // There before a call can fail.
  useEffect(() => void load().catch(() => {}), []);
  const shown = pressed ?? isWatched;
  const toggle = async () => {
    const watched = !shown;
    setPressed(watched);
    try {
      await (await whenOnline(load)()).sendWatch(client, { kind, id, watched });
    } catch {
      // What sends it could not be loaded.
      toasts.error(t('generic_error.title'));
    } finally {
      // Pressed again meanwhile, it waits for the answer to that.
      setPressed((now) => (now === watched ? undefined : now));
    }
  };
  return { isWatched: shown, toggle: () => void toggle() };
}
