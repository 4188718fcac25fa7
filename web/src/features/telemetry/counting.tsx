// Shows nothing: counts the pages that are opened and the acts that are done, while the reader agrees to it. What was
// not sent when they withdraw it is dropped.
import { useMatches } from '@tanstack/react-router';
import { actsOfCalls } from '@wattpact/domain/telemetry/counted';
import { useEffect, useState } from 'react';
import { afterCall } from '../../platform/api/request.ts';
import { pageOfRoute } from './page-of-route.ts';
import { sendCounted, waitingCounts } from './waiting-counts.ts';

const sendEveryMs = 60_000;

export default function Counting() {
  const [counts] = useState(() => waitingCounts(sendCounted));
  const route = useMatches({ select: (matches) => String(matches.at(-1)?.fullPath ?? '') });
  const pathname = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another record is another visit of the same page
  useEffect(() => {
    const page = pageOfRoute(route);
    if (page) counts.add(page);
  }, [counts, route, pathname]);
  useEffect(() => {
    afterCall.note = (name) => {
      const act = actsOfCalls[name];
      if (act) counts.add(act);
    };
    return () => {
      afterCall.note = undefined;
    };
  }, [counts]);
  useEffect(() => {
    const send = () => void counts.flush();
    const timer = setInterval(send, sendEveryMs);
    // The last moment that phones tell of, too.
    const sendWhenHidden = () => {
      if (document.visibilityState === 'hidden') send();
    };
    document.addEventListener('visibilitychange', sendWhenHidden);
    window.addEventListener('pagehide', send);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', sendWhenHidden);
      window.removeEventListener('pagehide', send);
    };
  }, [counts]);
  return null;
}
