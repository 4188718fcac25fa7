// The settings of an installation, in the groups in which administrators read them. They are set where the server is
// started; `server/src/platform/config.ts` says which values they take.

export const settingGroups = {
  server: [
    'NODE_ENV',
    'PORT',
    'HOST',
    'PUBLIC_URL',
    'ADMIN_HOST',
    'API_HOST',
    'TRUST_PROXY',
    'HSTS_SUBDOMAINS',
    'ALLOW_PLAIN_HTTP',
    'SECRET_KEY',
    'SECRET_KEY_PREVIOUS',
  ],
  data: [
    'DATA_DIR',
    'DATABASE_URL',
    'MIGRATION_DATABASE_URL',
    'STATEMENT_TIMEOUT',
    'LOCK_TIMEOUT',
    'IDLE_TRANSACTION_TIMEOUT',
    'FREE_SPACE_MB',
    'FREE_SPACE_PERCENT',
    'SCAN_COMMAND',
    'KEEP_UNUSED_FILES_HOURS',
    'KEEP_MAILS_DAYS',
    'KEEP_NOTIFICATIONS_DAYS',
    'KEEP_FAILED_JOBS_DAYS',
    'S3_BUCKET',
    'S3_REGION',
    'S3_ENDPOINT',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
    'S3_FORCE_PATH_STYLE',
  ],
  mail: ['SMTP_URL', 'MAIL_FROM', 'CONTACT_EMAIL', 'SUPPORT_EMAIL'],
  product: [
    'APP_NAME',
    'DEFAULT_LANGUAGE',
    'SIGN_UP_OPEN',
    'MANUAL_URL',
    'MAX_ENTITIES_PER_USER',
    'UNDO_SECONDS',
    'USER_LIMIT_FACTOR',
    'ISSUER_NAME',
    'ISSUER_FISCAL_NUMBER',
    'ISSUER_COUNTRY',
    'REGISTRATION_ROLE',
    'REGISTRATION_REGIME_START',
  ],
  operation: [
    'JOBS',
    'METRICS',
    'LOG_LEVEL',
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'OTEL_EXPORTER_OTLP_HEADERS',
    'OTEL_SERVICE_NAME',
    'TELEMETRY',
    'TELEMETRY_DAYS',
  ],
  access: ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME', 'ADMIN_SECOND_FACTOR'],
} as const;
export type SettingGroup = keyof typeof settingGroups;
export type SettingName = (typeof settingGroups)[SettingGroup][number];

export const settingNames: readonly SettingName[] = Object.values(settingGroups).flat();
