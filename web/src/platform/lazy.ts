// A component whose code is fetched when it is first shown, for all parts of the apps in place of React's own: without a
// network it waits for one, where React's throws, which replaces the page with an error, and what was typed on it is lost.
import { type ComponentType, type LazyExoticComponent, lazy as reactLazy } from 'react';
import { whenOnline } from './online.ts';

// React's own bound: with `unknown` no component with props would fit.
// biome-ignore lint/suspicious/noExplicitAny: see above
export const lazy = <Part extends ComponentType<any>>(
  load: () => Promise<{ default: Part }>,
): LazyExoticComponent<Part> => reactLazy(whenOnline(load));
