// The placeholders that the server replaces when it serves a page rendered at build time.
export const tokens = {
  appName: '%APP_NAME%',
  contactEmail: '%CONTACT_EMAIL%',
  supportEmail: '%SUPPORT_EMAIL%',
  /** Who operates the product, with the fiscal number; in structured data without it. */
  operator: '%OPERATOR%',
  /** Without a slash at its end. */
  publicUrl: '%PUBLIC_URL%',
  /** The day on which the page is served. */
  today: '%TODAY%',
} as const;
