// A company's mark: the initials of its name without the legal form, in its colour. The same on every page.
import { UserAvatar } from '../../ui/text/user-avatar.tsx';
import { colorOf } from './avatar-colors.ts';
import { shortName } from './company-name.ts';

interface CompanyAvatarProps {
  company: { id: string; name: string } | undefined;
  size: number;
}

export const CompanyAvatar = ({ company, size }: CompanyAvatarProps) => (
  <UserAvatar name={shortName(company?.name ?? '')} color={colorOf(company?.id ?? '')} size={size} />
);
