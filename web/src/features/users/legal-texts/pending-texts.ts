// Which legal texts of a profile the person has yet to accept.
import type { Profile } from '../../../platform/session/session.ts';

export const isPending = ({ version, accepted }: Profile['texts'][number]): boolean => accepted?.version !== version;
