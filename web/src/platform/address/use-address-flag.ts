// A dialog that an address can open: `?new=true`. Closing it takes the flag away.
import { useRouter, useSearch } from '@tanstack/react-router';

export function useAddressFlag(name: string): readonly [boolean, (on: boolean) => void] {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const router = useRouter();
  const set = (on: boolean) =>
    void router.navigate({
      to: '.',
      search: (now: Record<string, unknown>) => ({ ...now, [name]: on ? 'true' : undefined }),
      replace: true,
      resetScroll: false,
    } as never);
  return [String(search[name]) === 'true', set];
}
