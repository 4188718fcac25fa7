// A link to a legal page. These pages are outside every router, so it is a plain link.
import type { AnchorHTMLAttributes } from 'react';
import { useSettings } from '../../../platform/api/settings.ts';

interface LegalLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  /** The admin app may have its own host. */
  admin?: boolean;
}

export function LegalLink({ to, admin = false, children, ...rest }: LegalLinkProps) {
  const { marketplaceUrl } = useSettings();
  return (
    <a href={admin ? `${marketplaceUrl}${to}` : to} {...rest}>
      {children}
    </a>
  );
}
