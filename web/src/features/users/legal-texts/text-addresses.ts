// Where the legal texts stand.
import type { LegalText } from '@wattpact/domain/users/legal-texts';
import { paths } from '../../../platform/address/paths.ts';

export const addressOf: Record<LegalText, () => string> = { terms: paths.terms, privacy: paths.privacyNotice };
