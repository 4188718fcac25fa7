// A part that the first file leaves out, but that most pages show: it is fetched as soon as the app's script runs, beside
// the texts and the data, and is there when they are.
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

type Load<Part> = () => Promise<{ default: Part }>;

/** What could not be fetched ahead is fetched again when it is to be shown. */
export function lazyAhead<Props>(load: Load<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  const ahead = load();
  ahead.catch(() => {});
  return lazy(() => ahead.catch(load));
}
