// The legal texts in a profile: where each stands, and which the person has yet to accept.
import type { LegalText } from '@wattpact/domain/users/legal-texts';
import { paths } from '../../../platform/address/paths.ts';
import type { Profile } from '../../../platform/session/session.ts';

export const addressOf: Record<LegalText, () => string> = { terms: paths.terms, privacy: paths.privacyNotice };

export const isPending = ({ version, accepted }: Profile['texts'][number]): boolean => accepted?.version !== version;
