// What a link brings behind its `#`, where no log of a server or proxy sees it: the token of a mail, the challenge of a
// sign-in at the provider. It leaves the address on arrival, so that the browser's history does not keep it.
import { useEffect, useState } from 'react';

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** The page without its language, which may be changed while the parts are needed. */
const pageOf = ({ pathname }: Place): string => pathname.split('/').at(-1) ?? '';

let arrived: { page: string; parts: URLSearchParams } | undefined;

/** The parts with which this page was opened, also when its address no longer has them. */
export function linkPartsAt(place: Place): URLSearchParams {
  const page = pageOf(place);
  if (place.hash.includes('=')) arrived = { page, parts: new URLSearchParams(place.hash.slice(1)) };
  return arrived?.page === page ? arrived.parts : new URLSearchParams();
}

export function useLinkParts(): URLSearchParams {
  const [parts] = useState(() => linkPartsAt(location));
  useEffect(() => {
    const { pathname, search, hash } = location;
    if (hash.includes('=')) history.replaceState(history.state, '', `${pathname}${search}`);
  }, []);
  return parts;
}
