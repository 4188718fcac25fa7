// The nonce that the server wrote into the page: the content security policy admits only style tags that carry it.

export const cspNonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content.replace('%CSP_NONCE%', '') ?? '';

/** The scroll lock of dialogs (react-remove-scroll) reads this global for the style tag that it adds. */
export function shareNonce(): void {
  Object.assign(globalThis, { __webpack_nonce__: cspNonce() });
}
