// A keyboard shortcut, and which one a pressed key means: a pure function of the key and the one before it.

export interface Shortcut {
  group: 'general' | 'go' | 'page';
  /** `Ctrl`, `K` together (on a Mac Cmd), `Shift`, `Enter` together, or letters one after the other. */
  keys: readonly string[];
  label: string;
  /** Missing where the focused field itself takes the keys: then it is only listed. */
  act?: () => void;
}

export interface PressedKey {
  key: string;
  /** With Ctrl or Cmd. */
  isCommand: boolean;
}

/** In ms: how long after the first letter the second one counts. */
export const sequenceMs = 1500;

const is = (pressed: string, key: string | undefined) => pressed.toLowerCase() === key?.toLowerCase();

const isCommand = ({ keys }: Pick<Shortcut, 'keys'>) => keys[0] === 'Ctrl';
export const isPlain = ({ keys }: Pick<Shortcut, 'keys'>): boolean => !isCommand({ keys }) && keys[0] !== 'Shift';

/** @param first the letter before it, if it was pressed just now and begins a sequence */
export function shortcutOf(
  shortcuts: readonly Shortcut[],
  { key, isCommand: withCommand }: PressedKey,
  first?: string,
): Shortcut | undefined {
  const acting = shortcuts.filter(({ act }) => act !== undefined);
  if (withCommand) return acting.find((one) => isCommand(one) && is(key, one.keys[1]));
  const plain = acting.filter(isPlain);
  if (first !== undefined) return plain.find(({ keys }) => keys.length === 2 && is(first, keys[0]) && is(key, keys[1]));
  return plain.find(({ keys }) => keys.length === 1 && is(key, keys[0]));
}

export const beginsSequence = (shortcuts: readonly Shortcut[], { key, isCommand: withCommand }: PressedKey): boolean =>
  !withCommand && shortcuts.some((one) => isPlain(one) && one.keys.length === 2 && is(key, one.keys[0]));
