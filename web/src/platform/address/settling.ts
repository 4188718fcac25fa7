// A value in the hand: shown at once, sent when the hand rests, and safe from what comes back late. The address changes
// some time after it was asked to: what it says then may be older than what the hand has done since.
import { useEffect, useRef, useState } from 'react';

/** How long a hand rests before a filter counts. */
export const filterDelay = 300;

export interface Settling<Value> {
  /** What is to be shown. */
  value: () => Value;
  subscribe: (listener: () => void) => () => void;
  /** By hand: sent when it rests. */
  change: (value: Value) => void;
  /** What waits is sent now; what comes next is a new stay. */
  settle: () => void;
  /** The hand has gone; what waits has its time. What comes next is a new stay. */
  leave: () => void;
  /** Decided elsewhere and on its way already: what waits is dropped. */
  set: (value: Value) => void;
  /** What the outside has now; an echo of what was sent changes nothing. */
  arrive: (value: Value) => void;
  stop: () => void;
}

/** `again`: not the first that is sent in this stay of the hand. */
type Send<Value> = (value: Value, again: boolean) => void;

export function settling<Value>(initial: Value, send: Send<Value>): Settling<Value> {
  const listeners = new Set<() => void>();
  let shown = initial;
  let outside = JSON.stringify(initial);
  /** Not come back yet, oldest first. */
  let sent: string[] = [];
  let hasSent = false;
  let hasLeft = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const endStay = () => {
    hasSent = false;
    hasLeft = false;
  };
  const show = (value: Value) => {
    shown = value;
    for (const listener of listeners) listener();
  };
  /** False where the outside will have it anyway. */
  const expect = (value: Value): boolean => {
    const text = JSON.stringify(value);
    if (text === (sent.at(-1) ?? outside)) return false;
    sent.push(text);
    return true;
  };
  const sendNow = () => {
    stop();
    if (expect(shown)) {
      send(shown, hasSent);
      hasSent = true;
    }
    if (hasLeft) endStay();
  };
  return {
    value: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (value) => {
      hasLeft = false;
      show(value);
      stop();
      timer = setTimeout(sendNow, filterDelay);
    },
    settle: () => {
      if (timer !== undefined) sendNow();
      endStay();
    },
    leave: () => {
      if (timer === undefined) endStay();
      else hasLeft = true;
    },
    set: (value) => {
      stop();
      endStay();
      expect(value);
      show(value);
    },
    arrive: (value) => {
      const text = JSON.stringify(value);
      if (text === outside) return;
      outside = text;
      const echo = sent.indexOf(text);
      sent = echo < 0 ? [] : sent.slice(echo + 1);
      if (echo >= 0) return;
      stop();
      endStay();
      show(value);
    },
    stop,
  };
}

/** `current`: what the outside has. */
export function useSettling<Value>(current: Value, send: Send<Value>): Settling<Value> {
  const latest = useRef(send);
  const [held] = useState(() => settling<Value>(current, (value, again) => latest.current(value, again)));
  useEffect(() => {
    latest.current = send;
    held.arrive(current);
  });
  useEffect(() => held.stop, [held]);
  return held;
}
