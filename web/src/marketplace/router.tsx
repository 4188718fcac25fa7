// The marketplace's pages: one line each. Words of the address (`my-projects`) go before its ids by themselves.
import { createRoute, lazyRouteComponent, Outlet } from '@tanstack/react-router';
import { type AppContext, createAppRouter, createLanguageRoot, requireSession } from '../platform/app-router.tsx';
import { GenericError } from '../ui/feedback/generic-pages.tsx';
import { PagePending } from '../ui/feedback/page-pending.tsx';
import { MarketplaceLayout } from './layout.tsx';
import { NotFoundPage } from './not-found-page.tsx';

const root = createLanguageRoot(Outlet, NotFoundPage);

const language = createRoute({ getParentRoute: () => root, path: '$lang' });

const signedIn = createRoute({
  getParentRoute: () => language,
  id: 'signed-in',
  beforeLoad: async ({ location, context }) => ({ user: await requireSession(location, context) }),
  component: MarketplaceLayout,
  notFoundComponent: NotFoundPage,
});

type Load = () => Promise<Record<string, unknown>>;

/** A page behind the sign-in, in a chunk of its own. */
const page = (path: string, load: Load, name: string) =>
  createRoute({
    getParentRoute: () => signedIn,
    path,
    component: lazyRouteComponent(load as never, name as never),
    pendingComponent: PagePending,
  });

/** A page for everybody: the account pages. */
const open = (path: string, load: Load, name: string) =>
  createRoute({ getParentRoute: () => language, path, component: lazyRouteComponent(load as never, name as never) });

const openPages = [
  open('sign-in', () => import('../features/users/sign-in/sign-in-page.tsx'), 'SignInPage'),
  open('sign-up', () => import('../features/users/sign-in/sign-up-page.tsx'), 'SignUpPage'),
  open('forgot-password', () => import('../features/users/sign-in/forgot-password-page.tsx'), 'ForgotPasswordPage'),
  open('reset-password', () => import('../features/users/sign-in/reset-password-page.tsx'), 'ResetPasswordPage'),
  open('unsubscribe', () => import('../features/users/sign-in/unsubscribe-page.tsx'), 'UnsubscribePage'),
  open('verify-email', () => import('../features/users/sign-in/verify-email-page.tsx'), 'VerifyEmailPage'),
];

const pages = [
  page('/', () => import('./home-page.tsx'), 'HomePage'),
  page(
    'legal-entities/new-legal-entity',
    () => import('../features/legal-entities/new-legal-entity-page.tsx'),
    'NewLegalEntityPage',
  ),
  page('legal-entities/$id', () => import('../features/legal-entities/legal-entity-page.tsx'), 'LegalEntityPage'),
  page(
    'legal-entities/$id/edit',
    () => import('../features/legal-entities/edit-legal-entity-page.tsx'),
    'EditLegalEntityPage',
  ),
  page('marketplace/negotiations', () => import('../features/negotiations/negotiations-page.tsx'), 'NegotiationsPage'),
  page(
    'negotiations/$id/contract-templates/new-contract',
    () => import('../features/contract-templates/new-template-page.tsx'),
    'NewTemplatePage',
  ),
  page(
    'negotiations/$id/contract-templates/$templateId',
    () => import('../features/contract-templates/template-page.tsx'),
    'TemplatePage',
  ),
  page('projects/my-projects', () => import('../features/projects/my-projects-page.tsx'), 'MyProjectsPage'),
  page('projects/new-project', () => import('../features/projects/new-project-page.tsx'), 'NewProjectPage'),
  page('projects/$id', () => import('../features/projects/project-page.tsx'), 'ProjectPage'),
  page('projects/$id/edit', () => import('../features/projects/edit-project-page.tsx'), 'EditProjectPage'),
  page('marketplace/projects', () => import('../features/projects/market-projects-page.tsx'), 'MarketProjectsPage'),
  page(
    'marketplace/projects/compare',
    () => import('../features/projects/compare-projects-page.tsx'),
    'CompareProjectsPage',
  ),
  page(
    'marketplace/projects/saved-search',
    () => import('../features/projects/saved-project-searches-page.tsx'),
    'SavedProjectSearchesPage',
  ),
  page('offers/my-offers', () => import('../features/offers/my-offers-page.tsx'), 'MyOffersPage'),
  page('offers/new-offer', () => import('../features/offers/new-offer-page.tsx'), 'NewOfferPage'),
  page('offers/$id', () => import('../features/offers/offer-page.tsx'), 'OfferPage'),
  page('offers/$id/edit', () => import('../features/offers/edit-offer-page.tsx'), 'EditOfferPage'),
  page('marketplace/offers', () => import('../features/offers/market-offers-page.tsx'), 'MarketOffersPage'),
  page('marketplace/offers/compare', () => import('../features/offers/compare-offers-page.tsx'), 'CompareOffersPage'),
  page(
    'marketplace/offers/saved-search',
    () => import('../features/offers/saved-offer-searches-page.tsx'),
    'SavedOfferSearchesPage',
  ),
  page(
    'energy-contracts/my-contracts',
    () => import('../features/energy-contracts/my-contracts-page.tsx'),
    'MyContractsPage',
  ),
  page(
    'energy-contracts/database',
    () => import('../features/energy-contracts/contract-database-page.tsx'),
    'ContractDatabasePage',
  ),
  page(
    'energy-contracts/saved-search',
    () => import('../features/energy-contracts/saved-contract-searches-page.tsx'),
    'SavedContractSearchesPage',
  ),
  page(
    'energy-contracts/register',
    () => import('../features/energy-contracts/register-contract-page.tsx'),
    'RegisterContractPage',
  ),
  page('energy-contracts/$id', () => import('../features/energy-contracts/contract-page.tsx'), 'ContractPage'),
  page(
    'energy-contracts/$id/edit',
    () => import('../features/energy-contracts/edit-contract-page.tsx'),
    'EditContractPage',
  ),
  page('invoices/my-invoices', () => import('../features/invoices/list/my-invoices-page.tsx'), 'MyInvoicesPage'),
  page('invoices/$id', () => import('../features/invoices/page/invoice-page.tsx'), 'InvoicePage'),
  page('settings/profile', () => import('../features/users/account/profile-page.tsx'), 'ProfilePage'),
  page('settings/privacy', () => import('../features/users/account/privacy-page.tsx'), 'PrivacyPage'),
  page(
    'settings/notifications',
    () => import('../features/users/account/notification-settings-page.tsx'),
    'NotificationSettingsPage',
  ),
  page('settings/security', () => import('../features/users/account/security-page.tsx'), 'SecurityPage'),
];

const routeTree = root.addChildren([language.addChildren([...openPages, signedIn.addChildren(pages)])]);

export const createMarketplaceRouter = (context: AppContext, basepath: string) =>
  createAppRouter(routeTree, context, basepath, GenericError);
