// The words that the server fills in when it serves a page that was rendered at build time.
export const tokens = {
  appName: '%APP_NAME%',
  contactEmail: '%CONTACT_EMAIL%',
  supportEmail: '%SUPPORT_EMAIL%',
  /** `hidden` where nobody can sign up. */
  signUp: '%SIGN_UP%',
} as const;
