// Switches the language: stored in the browser and in the profile; only the first segment of the address changes.
import { useRouter } from '@tanstack/react-router';
import { userApi } from '@wattpact/domain/users/user-api';
import { call } from '../../../platform/api/call.ts';
import { inLanguage, type Language, storeLanguage } from '../../../platform/words/language.ts';

export function useLanguageSwitch({ signedIn }: { signedIn: boolean }): (language: Language) => void {
  const router = useRouter();
  return (language) => {
    storeLanguage(language);
    if (signedIn) {
      call(userApi.setLanguage, { body: { language } }).catch((error: unknown) =>
        console.warn('The language was not saved in the profile', error),
      );
    }
    const { pathname, search, hash } = router.state.location;
    void router.navigate({ to: inLanguage(pathname, language), search, hash, replace: true } as never);
  };
}
