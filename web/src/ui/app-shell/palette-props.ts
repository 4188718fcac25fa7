// What the command palette shows and finds.
import type { Icon } from '../theme/icons.ts';

export interface PaletteItem {
  id: string;
  label: string;
  description?: string;
  icon: Icon;
  to: string;
}

export interface PaletteGroup {
  label: string;
  items: readonly PaletteItem[];
}

export interface CommandPaletteProps {
  pages: readonly PaletteItem[];
  /** What can be begun. */
  acts?: readonly PaletteItem[] | undefined;
  /** Finds records that match the typed text. */
  find?: ((text: string, signal: AbortSignal) => Promise<PaletteGroup[]>) | undefined;
  onGo: (to: string) => void;
  opened: boolean;
  onClose: () => void;
}
