// Whether the window is a tablet's, followed while it is resized.
import { useSyncExternalStore } from 'react';
import { onResized } from '../../platform/resized.ts';
import { isNarrow } from './sidebar-state.ts';

export const useNarrow = (): boolean => useSyncExternalStore(onResized, () => isNarrow(window.innerWidth));
