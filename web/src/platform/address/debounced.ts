// A debounced value: shown at once, sent after a pause in the input, and protected against late updates. The address changes
// some time after a request, so its value may be older than the user's latest input.
import { useEffect, useRef, useState } from 'react';
import { listenersOf } from '../listeners.ts';

/** The debounce delay of filters. */
export const filterDelay = 300;

export interface Debounced<Value> {
  /** The value to show. */
  value: () => Value;
  subscribe: (listener: () => void) => () => void;
  /** Input by the user: sent after the delay. */
  change: (value: Value) => void;
  /** Sends a pending value now; the next input starts a new interaction. */
  flush: () => void;
  /** The user has left the field: a pending value keeps its delay, and the next input starts a new interaction. */
  leave: () => void;
  /** The value was set elsewhere and is already being sent: a pending value is dropped. */
  set: (value: Value) => void;
  /** The current value outside; the echo of a sent value changes nothing. */
  arrive: (value: Value) => void;
  stop: () => void;
}

/** `again`: not the first value sent in this interaction. */
type Send<Value> = (value: Value, again: boolean) => void;

export function debounced<Value>(initial: Value, send: Send<Value>): Debounced<Value> {
  const listeners = listenersOf();
  let shown = initial;
  let outside = JSON.stringify(initial);
  /** Sent values that have not come back yet, oldest first. */
  let sent: string[] = [];
  let hasSent = false;
  let hasLeft = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const endInteraction = () => {
    hasSent = false;
    hasLeft = false;
  };
  const show = (value: Value) => {
    shown = value;
    listeners.call();
  };
  /** False when the outside will have this value anyway. */
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
    if (hasLeft) endInteraction();
  };
  return {
    value: () => shown,
    subscribe: listeners.add,
    change: (value) => {
      hasLeft = false;
      show(value);
      stop();
      timer = setTimeout(sendNow, filterDelay);
    },
    flush: () => {
      if (timer !== undefined) sendNow();
      endInteraction();
    },
    leave: () => {
      if (timer === undefined) endInteraction();
      else hasLeft = true;
    },
    set: (value) => {
      stop();
      endInteraction();
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
      endInteraction();
      show(value);
    },
    stop,
  };
}

/** @param current the current value outside */
export function useDebounced<Value>(current: Value, send: Send<Value>): Debounced<Value> {
  const latest = useRef(send);
  const [held] = useState(() => debounced<Value>(current, (value, again) => latest.current(value, again)));
  useEffect(() => {
    latest.current = send;
    held.arrive(current);
  });
  useEffect(() => held.stop, [held]);
  return held;
}
