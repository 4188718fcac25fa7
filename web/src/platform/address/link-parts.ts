// What a link brings behind its `#`, where no log of a server or proxy sees it: the token of a mail, the challenge of a
// sign-in at the provider. It leaves the address on arrival, so that the browser's history does not keep it.
import { useEffect, useState } from 'react';

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/**
 * The mails of before 23 November 2026 have their token in the query. The last of them, invitations, are valid for 30 days:
 * remove this a month after every installation sends the links of today.
 */
const mailedInQuery = ['token', 'invitation'];

/** What the link brings, and the rest of the address. */
export function splitLink({ search, hash }: Place): { parts: URLSearchParams; rest: string } {
  const isLink = hash.includes('=');
  const parts = new URLSearchParams(isLink ? hash.slice(1) : '');
  const query = new URLSearchParams(search);
  const mailed = mailedInQuery.filter((name) => query.has(name));
  for (const name of mailed) {
    if (!parts.has(name)) parts.set(name, query.get(name) ?? '');
    query.delete(name);
  }
  const kept = query.size > 0 ? `?${query}` : '';
  return { parts, rest: `${mailed.length > 0 ? kept : search}${isLink ? '' : hash}` };
}

/** The page without its language, which may be changed while the parts are needed. */
const pageOf = ({ pathname }: Place): string => pathname.split('/').at(-1) ?? '';

let arrived: { page: string; parts: URLSearchParams } | undefined;

/** The parts with which this page was opened, also when its address no longer has them. */
export function linkPartsAt(place: Place): URLSearchParams {
  const page = pageOf(place);
  const { parts } = splitLink(place);
  if (parts.size > 0) arrived = { page, parts };
  return arrived?.page === page ? arrived.parts : new URLSearchParams();
}

export function useLinkParts(): URLSearchParams {
  const [parts] = useState(() => linkPartsAt(location));
  useEffect(() => {
    const { parts, rest } = splitLink(location);
    if (parts.size > 0) history.replaceState(history.state, '', `${location.pathname}${rest}`);
  }, []);
  return parts;
}
