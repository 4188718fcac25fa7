// A part that the first page leaves out, but may want soon: it is fetched as soon as the page stands.
import { useEffect } from 'react';

/** `load` must keep its identity (module scope). That it failed is told where the part is shown. */
export function useLoadAhead(load: () => Promise<unknown>): void {
  useEffect(() => {
    load().catch(() => {});
  }, [load]);
}
