// A link to a legal page. These stand with the marketplace and outside of every router, so it is a plain link.
import type { AnchorHTMLAttributes } from 'react';
import { useSettings } from '../../../platform/api/settings.ts';

interface LegalLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  /** On a page of the admin app, which may have a host of its own. */
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
