// Short notices, one at a time: a newer one replaces the one shown. The library loads with the first one.
export type ToastKind = 'success' | 'error' | 'warning' | 'info';

/** What the notice offers while it is shown. */
export interface ToastAct {
  label: string;
  run: () => void;
  /** How long it is offered. */
  seconds: number;
  /** Ctrl Z takes it too. */
  isUndo?: boolean;
}

export interface Toast {
  kind: ToastKind;
  title: string;
  message: string;
  act?: ToastAct | undefined;
  /** The record it is about; a newer toast about the same one ends what this one offers. */
  about?: string | undefined;
}

let waiting: Toast | undefined;
let listener: ((toast: Toast) => void) | undefined;

const tell = (kind: ToastKind, title: string, message: string, act?: ToastAct, about?: string) => {
  const toast = { kind, title, message, act, about };
  if (listener) listener(toast);
  else waiting = toast;
};

/** For the one component that shows them. */
export function onToast(listen: (toast: Toast) => void): () => void {
  listener = listen;
  if (waiting) listen(waiting);
  waiting = undefined;
  return () => {
    listener = undefined;
  };
}

export const toasts = {
  success: (title: string, message = '', act?: ToastAct, about?: string) => tell('success', title, message, act, about),
  error: (title: string, message = '') => tell('error', title, message),
  warning: (title: string, message = '', act?: ToastAct, about?: string) => tell('warning', title, message, act, about),
  info: (title: string, message = '') => tell('info', title, message),
};
