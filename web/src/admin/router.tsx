// The admin app's pages: one line each.
import { type AppContext, createAppRouter } from '../app/app-router.tsx';
import { appRoutes } from '../app/app-routes.tsx';
import { listPage } from '../records/lazy-pages.tsx';
import { GenericError } from '../ui/feedback/generic-pages.tsx';
import { AdminLayout } from './layout.tsx';
import { NotFoundPage } from './not-found-page.tsx';

const { open, page, shown, tree } = appRoutes({ layout: AdminLayout, notFound: NotFoundPage });

const openPages = [
  open('sign-in', () => import('../features/users/sign-in/admin-sign-in-page.tsx'), 'AdminSignInPage'),
  open('forgot-password', () => import('../features/users/sign-in/forgot-password-page.tsx'), 'ForgotPasswordPage'),
  open('reset-password', () => import('../features/users/sign-in/reset-password-page.tsx'), 'ResetPasswordPage'),
];

const pages = [
  page('/', () => import('../features/dashboard/dashboard-page.tsx'), 'DashboardPage'),
  page(
    'legal-entities/$id',
    () => import('../features/dossier/legal-entity-dossier-page.tsx'),
    'LegalEntityDossierPage',
  ),
  page('projects/$id', () => import('../features/projects/page/admin-project-page.tsx'), 'AdminProjectPage'),
  page('offers/$id', () => import('../features/offers/page/admin-offer-page.tsx'), 'AdminOfferPage'),
  page('support/$id', () => import('../features/support/support-request-page.tsx'), 'SupportRequestPage'),
  page('users/$id', () => import('../features/users/person/person-page.tsx'), 'PersonPage'),
  page('series', () => import('../features/series/series-page.tsx'), 'SeriesPage'),
  page('simulator', () => import('../features/simulations/simulation-page.tsx'), 'SimulationPage'),
  page('prices', () => import('../features/benchmark/price-index-list.tsx'), 'PriceIndexPage'),
  page('audit', () => import('../features/audit/audit-page.tsx'), 'AuditPage'),
  page('mails', () => import('../features/mails/mails-page.tsx'), 'MailsPage'),
  page('users', () => import('../features/users/administration/admin-users-page.tsx'), 'AdminUsersPage'),
  page(
    'energy-contracts/$id',
    () => import('../features/energy-contracts/page/contract-review-page.tsx'),
    'ContractReviewPage',
  ),
  page(
    'energy-contracts/decisions/$id',
    () => import('../features/energy-contracts/decisions/decision-page.tsx'),
    'ContractDecisionPage',
  ),
  page('invoices', () => import('../features/invoices/list/invoices-page.tsx'), 'InvoicesPage'),
  page('invoices/$id', () => import('../features/invoices/page/invoice-review-page.tsx'), 'InvoiceReviewPage'),
  page('invoices/accounts/$id', () => import('../features/invoices/account/account-page.tsx'), 'AccountPage'),
  page('invoices/statements/$id', () => import('../features/invoices/statements/statement-page.tsx'), 'StatementPage'),
  page(
    'contract-templates',
    () => import('../features/contract-drafts/contract-drafts-page.tsx'),
    'ContractDraftsPage',
  ),
  page('decision-texts', () => import('../features/decision-texts/decision-texts-page.tsx'), 'DecisionTextsPage'),
  page('operation', () => import('../features/operation/operation-page.tsx'), 'OperationPage'),
  page('configuration', () => import('../features/operation/configuration-page.tsx'), 'ConfigurationPage'),
  page('usage', () => import('../features/telemetry/usage-page.tsx'), 'UsagePage'),
  page('manual', () => import('./manual-page.tsx'), 'ManualPage'),
  page('settings/profile', () => import('../features/users/account/profile-page.tsx'), 'ProfilePage'),
  page('settings/privacy', () => import('../features/users/account/privacy-page.tsx'), 'PrivacyPage'),
  page(
    'settings/notifications',
    () => import('../features/users/account/notification-settings-page.tsx'),
    'NotificationSettingsPage',
  ),
  page('settings/security', () => import('../features/users/account/security-page.tsx'), 'SecurityPage'),
];

const lists = [
  shown(
    'legal-entities',
    listPage(async () => (await import('../features/legal-entities/list/all-entities.tsx')).allEntities),
  ),
  shown(
    'projects',
    listPage(async () => (await import('../features/projects/list/all-projects.ts')).allProjects),
  ),
  shown(
    'offers',
    listPage(async () => (await import('../features/offers/list/all-offers.ts')).allOffers),
  ),
  shown(
    'energy-contracts',
    listPage(async () => (await import('../features/energy-contracts/list/all-contracts.tsx')).allContracts),
  ),
  shown(
    'energy-contracts/database',
    listPage(async () => (await import('../features/energy-contracts/list/public-register.ts')).publicRegister),
  ),
  shown(
    'support',
    listPage(async () => (await import('../features/support/support-requests.ts')).supportRequests),
  ),
];

export const createAdminRouter = (context: AppContext, basepath: string) =>
  createAppRouter(tree(openPages, [...pages, ...lists]), context, basepath, GenericError);
