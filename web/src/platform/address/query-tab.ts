// The selected tab is in the address, so that a link can open one.
import { useRouter, useSearch } from '@tanstack/react-router';

/** An absent or unknown value falls back to the first tab. */
export const tabOf = (tabs: readonly { value: string }[], asked: unknown): string =>
  tabs.find(({ value }) => value === asked)?.value ?? tabs[0]?.value ?? '';

/** `name`: the query parameter. */
export function useQueryTab(tabs: readonly { value: string }[], name = 'tab') {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const router = useRouter();
  const choose = (value: string | null) =>
    router.navigate({ to: '.', search: { [name]: value ?? undefined }, replace: true, resetScroll: false } as never);
  return [tabOf(tabs, search[name]), choose] as const;
}
