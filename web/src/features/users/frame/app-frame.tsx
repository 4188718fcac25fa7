// The shell of both apps, with the signed-in user, their menu, and the command palette.
import { type ReactNode, Suspense, useState } from 'react';
import { useGo } from '../../../platform/address/navigation.ts';
import { useSettings } from '../../../platform/api/settings.ts';
import { lazy } from '../../../platform/lazy.ts';
import { useSession } from '../../../platform/session/session.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { AppShell } from '../../../ui/app-shell/app-shell.tsx';
import type { CommandPaletteProps } from '../../../ui/app-shell/palette-props.ts';
import type { AppShellProps } from '../../../ui/app-shell/shell-props.ts';
import { UserMenu } from '../../../ui/app-shell/user-button.tsx';
import { avatarAddress } from '../account/avatar.ts';
import { isPending } from '../legal-texts/pending-texts.ts';
import { useLanguageSwitch } from '../sign-in/use-language-switch.ts';
import { useAskedSignOut } from './use-asked-sign-out.tsx';

const ShortcutsDialog = lazy(() => import('../../../ui/shortcuts/shortcuts-dialog.tsx'));
const loadPalette = () => import('../../../ui/app-shell/command-palette.tsx');
const CommandPalette = lazy(loadPalette);
const findLoads = [loadPalette];
/** If it fails to load, calls that need a fresh proof are refused; everything else works. */
const ProofHost = lazy(() => import('../second-factor/proof-host.tsx').catch(() => ({ default: () => null })));
const PageBanners = lazy(() => import('../../operation/page-banners.tsx').catch(() => ({ default: () => null })));
const TextsDialog = lazy(() => import('../legal-texts/texts-dialog.tsx').catch(() => ({ default: () => null })));
const OtherTabs = lazy(() => import('../account/other-tabs.tsx').catch(() => ({ default: () => null })));

interface AppFrameProps
  extends Pick<
    AppShellProps,
    | 'appTag'
    | 'homeTo'
    | 'groups'
    | 'footerLinks'
    | 'helpTo'
    | 'crumbs'
    | 'acting'
    | 'notifications'
    | 'wide'
    | 'children'
  > {
  profileTo: string;
  privacyTo: string;
  /** Finds records for the command palette. */
  find?: CommandPaletteProps['find'];
  /** What the command palette offers to begin. */
  acts?: CommandPaletteProps['acts'];
  /** Dialogs that open from the shell. */
  extra?: ReactNode;
}

export function AppFrame({ profileTo, privacyTo, find, acts, extra, children, ...shell }: AppFrameProps) {
  const settings = useSettings();
  const profile = useSession();
  const { language } = useFormats();
  const go = useGo();
  const [signOut, question] = useAskedSignOut(profile.id);
  const changeLanguage = useLanguageSwitch({ signedIn: true });
  const [isListing, setListing] = useState(false);
  const [searching, setSearching] = useState<'never' | 'open' | 'closed'>('never');
  const user = {
    name: profile.displayName,
    email: profile.email,
    avatarColor: profile.avatarColor,
    avatarSrc: avatarAddress(profile),
  };
  const pages = shell.groups.flatMap(({ label: group, links }) =>
    links.flatMap(({ label, icon, to }) => (to ? [{ id: to, label, description: group, icon, to }] : [])),
  );
  return (
    <>
      <AppShell
        {...shell}
        appName={settings.appName}
        user={user}
        onSignOut={signOut}
        onSearch={() => setSearching('open')}
        onShortcuts={() => setListing(true)}
        onGo={(to) => void go(to)}
        findLoads={findLoads}
        userMenu={
          <UserMenu
            user={user}
            profileTo={profileTo}
            privacyTo={privacyTo}
            languages={settings.languages}
            language={language}
            onLanguage={changeLanguage}
            onShortcuts={() => setListing(true)}
            onSignOut={signOut}
          />
        }
      >
        <Suspense>
          <PageBanners wide={shell.wide} />
        </Suspense>
        {children}
      </AppShell>
      {question}
      {searching !== 'never' && (
        <Suspense>
          <CommandPalette
            pages={pages}
            acts={acts}
            find={find}
            onGo={(to) => void go(to)}
            opened={searching === 'open'}
            onClose={() => setSearching('closed')}
          />
        </Suspense>
      )}
      {isListing && (
        <Suspense>
          <ShortcutsDialog onClose={() => setListing(false)} />
        </Suspense>
      )}
      {extra}
      <Suspense>
        <ProofHost />
        {profile.texts.some(isPending) && <TextsDialog onSignOut={signOut} />}
        <OtherTabs />
      </Suspense>
    </>
  );
}
