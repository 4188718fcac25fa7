// A link to an address made by paths.ts: the router handles it, so that a middle click and a plain one both work.
import { Link, type LinkProps } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { targetOf } from './navigation.ts';

export interface AppLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
  children?: ReactNode;
  /** False: the target page sets its own scroll position. */
  resetScroll?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * Exact: only a link to the current page has `aria-current`. Fits `component={AppLink}` of Mantine's parts. An address of
 * another host or a file becomes a plain link.
 */
export function AppLink({ to, resetScroll = true, ...rest }: AppLinkProps) {
  if (!to.startsWith('/')) return <a href={to} {...rest} />;
  return (
    <Link
      preload="intent"
      activeOptions={{ exact: true }}
      resetScroll={resetScroll}
      {...(targetOf(to) as LinkProps)}
      {...(rest as object)}
    />
  );
}
