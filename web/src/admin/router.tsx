// The admin app's pages: one line each.
import { createRoute, lazyRouteComponent, Outlet } from '@tanstack/react-router';
import { type AppContext, createAppRouter, createLanguageRoot, requireSession } from '../platform/app-router.tsx';
import { GenericError } from '../ui/feedback/generic-pages.tsx';
import { PagePending } from '../ui/feedback/page-pending.tsx';
import { AdminLayout } from './layout.tsx';
import { NotFoundPage } from './not-found-page.tsx';

const root = createLanguageRoot(Outlet, NotFoundPage);

const language = createRoute({ getParentRoute: () => root, path: '$lang' });

const signedIn = createRoute({
  getParentRoute: () => language,
  id: 'signed-in',
  beforeLoad: async ({ location, context }) => ({ user: await requireSession(location, context) }),
  component: AdminLayout,
  notFoundComponent: NotFoundPage,
});

type Load = () => Promise<Record<string, unknown>>;

const page = (path: string, load: Load, name: string) =>
  createRoute({
    getParentRoute: () => signedIn,
    path,
    component: lazyRouteComponent(load as never, name as never),
    pendingComponent: PagePending,
  });

const open = (path: string, load: Load, name: string) =>
  createRoute({ getParentRoute: () => language, path, component: lazyRouteComponent(load as never, name as never) });

const openPages = [
  open('sign-in', () => import('../features/users/sign-in/admin-sign-in-page.tsx'), 'AdminSignInPage'),
  open('forgot-password', () => import('../features/users/sign-in/forgot-password-page.tsx'), 'ForgotPasswordPage'),
  open('reset-password', () => import('../features/users/sign-in/reset-password-page.tsx'), 'ResetPasswordPage'),
];

const pages = [
  page('/', () => import('../features/dashboard/dashboard-page.tsx'), 'DashboardPage'),
  page('legal-entities', () => import('../features/legal-entities/legal-entities-page.tsx'), 'LegalEntitiesPage'),
  page(
    'legal-entities/$id',
    () => import('../features/legal-entities/legal-entity-review-page.tsx'),
    'LegalEntityReviewPage',
  ),
  page('projects', () => import('../features/projects/admin-projects-page.tsx'), 'AdminProjectsPage'),
  page('projects/$id', () => import('../features/projects/admin-project-page.tsx'), 'AdminProjectPage'),
  page('offers', () => import('../features/offers/admin-offers-page.tsx'), 'AdminOffersPage'),
  page('offers/$id', () => import('../features/offers/admin-offer-page.tsx'), 'AdminOfferPage'),
  page('users', () => import('../features/users/administration/admin-users-page.tsx'), 'AdminUsersPage'),
  page('mails', () => import('../features/mails/mails-page.tsx'), 'MailsPage'),
  page('energy-contracts', () => import('../features/energy-contracts/contracts-page.tsx'), 'ContractsPage'),
  page(
    'energy-contracts/$id',
    () => import('../features/energy-contracts/contract-review-page.tsx'),
    'ContractReviewPage',
  ),
  page('invoices', () => import('../features/invoices/list/invoices-page.tsx'), 'InvoicesPage'),
  page('invoices/$id', () => import('../features/invoices/page/invoice-review-page.tsx'), 'InvoiceReviewPage'),
  page(
    'contract-templates',
    () => import('../features/contract-drafts/contract-drafts-page.tsx'),
    'ContractDraftsPage',
  ),
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

export const createAdminRouter = (context: AppContext, basepath: string) =>
  createAppRouter(routeTree, context, basepath, GenericError);
