// Short notices, one at a time: a newer one replaces the one shown. The library loads with the first one.
export type ToastKind = 'success' | 'error' | 'warning' | 'info';

export interface Toast {
  kind: ToastKind;
  title: string;
  message: string;
}

let waiting: Toast | undefined;
let listener: ((toast: Toast) => void) | undefined;

const tell = (kind: ToastKind, title: string, message: string) => {
  const toast = { kind, title, message };
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
  success: (title: string, message = '') => tell('success', title, message),
  error: (title: string, message = '') => tell('error', title, message),
  warning: (title: string, message = '') => tell('warning', title, message),
  info: (title: string, message = '') => tell('info', title, message),
};
