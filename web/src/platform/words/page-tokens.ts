// The placeholders that the server replaces when it serves a page rendered at build time.
export const tokens = {
  appName: '%APP_NAME%',
  contactEmail: '%CONTACT_EMAIL%',
  supportEmail: '%SUPPORT_EMAIL%',
  /** `hidden` when sign-up is closed. */
  signUp: '%SIGN_UP%',
} as const;
