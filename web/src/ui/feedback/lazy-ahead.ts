// A component outside the first bundle that most pages show: fetched as soon as the app's script runs, in parallel with the
// texts and the data.
import type { ComponentType, LazyExoticComponent } from 'react';
import { lazy } from '../../platform/lazy.ts';

type Load<Part> = () => Promise<{ default: Part }>;

/** If the prefetch failed, it is fetched again when the component is shown. */
export function lazyAhead<Props>(load: Load<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  const ahead = load();
  ahead.catch(() => {});
  return lazy(() => ahead.catch(load));
}
