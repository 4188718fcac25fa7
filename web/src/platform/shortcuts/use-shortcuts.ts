// The shortcuts of the page as it is now: each part registers its own while it is shown, one listener runs them, and the
// dialog that `?` opens lists them.
import { useEffect, useRef } from 'react';
import { listenersOf } from '../listeners.ts';
import { beginsSequence, type Shortcut, sequenceMs, shortcutOf } from './shortcut.ts';
import { takesLetters } from './typing-target.ts';

const registered = new Set<{ current: readonly Shortcut[] }>();

export const currentShortcuts = (): Shortcut[] => [...registered].flatMap(({ current }) => current);

export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    registered.add(latest);
    return () => {
      registered.delete(latest);
    };
  }, []);
}

const offKey = 'letter-shortcuts-off';
/** Private windows may refuse storage: then the choice lasts as long as the page. */
let rememberedOff = false;
export const letterChanges = listenersOf();

/** Shortcuts of letters alone can be turned off, because speech input and tremor press them unintended (WCAG 2.1.4). */
export function areLettersOn(): boolean {
  try {
    return localStorage.getItem(offKey) === null && !rememberedOff;
  } catch {
    return !rememberedOff;
  }
}

export function turnLetters(on: boolean): void {
  rememberedOff = !on;
  try {
    if (on) localStorage.removeItem(offKey);
    else localStorage.setItem(offKey, 'yes');
  } catch {}
  letterChanges.call();
}

/** For the frame of the app, once. Keys with Ctrl work in fields too; letters neither in fields nor in dialogs. */
export function useShortcutKeys(): void {
  useEffect(() => {
    let first: { key: string; at: number } | undefined;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.altKey) return;
      const pressed = { key: event.key, isCommand: event.ctrlKey || event.metaKey };
      if (pressed.isCommand ? event.shiftKey : takesLetters(event) || !areLettersOn()) return;
      const isSequence = first !== undefined && event.timeStamp - first.at < sequenceMs;
      const before = isSequence ? first?.key : undefined;
      const shortcuts = currentShortcuts();
      const meant = shortcutOf(shortcuts, pressed, before);
      first = !meant && beginsSequence(shortcuts, pressed) ? { key: event.key, at: event.timeStamp } : undefined;
      if (!meant) return;
      event.preventDefault();
      meant.act?.();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
