// The marketplace's pages: one line each. The router matches fixed segments (`my-projects`) before ids.
import { type AppContext, createAppRouter } from '../app/app-router.tsx';
import { appRoutes } from '../app/app-routes.tsx';
import { loadRoles } from '../platform/session/session.ts';
import { comparisonPage, listPage, savedSearchesPage } from '../records/lazy-pages.tsx';
import { GenericError } from '../ui/feedback/generic-pages.tsx';
import { MarketplaceLayout } from './layout.tsx';
import { NotFoundPage } from './not-found-page.tsx';

const { open, page, shown, tree } = appRoutes({ layout: MarketplaceLayout, notFound: NotFoundPage, load: loadRoles });

const openPages = [
  open('sign-in', () => import('../features/users/sign-in/sign-in-page.tsx'), 'SignInPage'),
  open('sign-up', () => import('../features/users/sign-up/sign-up-page.tsx'), 'SignUpPage'),
  open('forgot-password', () => import('../features/users/sign-in/forgot-password-page.tsx'), 'ForgotPasswordPage'),
  open('reset-password', () => import('../features/users/sign-in/reset-password-page.tsx'), 'ResetPasswordPage'),
  open('unsubscribe', () => import('../features/users/sign-in/unsubscribe-page.tsx'), 'UnsubscribePage'),
  open(
    'verify/$code',
    () => import('../features/energy-contracts/verify/verify-certificate-page.tsx'),
    'VerifyCertificatePage',
  ),
  open('verify-email', () => import('../features/users/sign-in/verify-email-page.tsx'), 'VerifyEmailPage'),
];

const pages = [
  page('/', () => import('./home-page.tsx'), 'HomePage'),
  page(
    'legal-entities/new-legal-entity',
    () => import('../features/legal-entities/wizard/new-legal-entity-page.tsx'),
    'NewLegalEntityPage',
  ),
  page('legal-entities/$id', () => import('../features/legal-entities/page/legal-entity-page.tsx'), 'LegalEntityPage'),
  page(
    'legal-entities/$id/edit',
    () => import('../features/legal-entities/wizard/edit-legal-entity-page.tsx'),
    'EditLegalEntityPage',
  ),
  page(
    'legal-entities/$id/integrations/{-$hookId}',
    () => import('../features/integrations/integrations-page.tsx'),
    'IntegrationsPage',
  ),
  page('marketplace/negotiations', () => import('../features/negotiations/negotiations-page.tsx'), 'NegotiationsPage'),
  page(
    'negotiations/$id/contract-templates/new-contract',
    () => import('../features/contract-templates/writing/new-template-page.tsx'),
    'NewTemplatePage',
  ),
  page(
    'negotiations/$id/contract-templates/$templateId',
    () => import('../features/contract-templates/template-page.tsx'),
    'TemplatePage',
  ),
  page('projects/new-project', () => import('../features/projects/wizard/new-project-page.tsx'), 'NewProjectPage'),
  page('projects/$id', () => import('../features/projects/page/project-page.tsx'), 'ProjectPage'),
  page('projects/$id/edit', () => import('../features/projects/wizard/edit-project-page.tsx'), 'EditProjectPage'),
  page('offers/new-offer', () => import('../features/offers/wizard/new-offer-page.tsx'), 'NewOfferPage'),
  page('offers/$id', () => import('../features/offers/page/offer-page.tsx'), 'OfferPage'),
  page('offers/$id/edit', () => import('../features/offers/wizard/edit-offer-page.tsx'), 'EditOfferPage'),
  page(
    'energy-contracts/register',
    () => import('../features/energy-contracts/wizard/register-contract-page.tsx'),
    'RegisterContractPage',
  ),
  page(
    'energy-contracts/imports',
    () => import('../features/contract-imports/imports-page.tsx'),
    'ContractImportsPage',
  ),
  page(
    'energy-contracts/imports/$id',
    () => import('../features/contract-imports/import-page.tsx'),
    'ContractImportPage',
  ),
  page('energy-contracts/$id', () => import('../features/energy-contracts/page/contract-page.tsx'), 'ContractPage'),
  page(
    'energy-contracts/$id/edit',
    () => import('../features/energy-contracts/wizard/edit-contract-page.tsx'),
    'EditContractPage',
  ),
  page('series', () => import('../features/series/series-page.tsx'), 'SeriesPage'),
  page('prices', () => import('../features/benchmark/prices-page.tsx'), 'PricesPage'),
  page('simulator', () => import('../features/simulations/simulation-page.tsx'), 'SimulationPage'),
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

const lists = [
  shown(
    'marketplace/projects',
    listPage(async () => (await import('../features/projects/list/market-projects.tsx')).marketProjects),
  ),
  shown(
    'projects/my-projects',
    listPage(async () => (await import('../features/projects/list/own-projects.tsx')).ownProjects),
  ),
  shown(
    'marketplace/offers',
    listPage(async () => (await import('../features/offers/list/market-offers.tsx')).marketOffers),
  ),
  shown(
    'offers/my-offers',
    listPage(async () => (await import('../features/offers/list/own-offers.tsx')).ownOffers),
  ),
  shown(
    'energy-contracts/database',
    listPage(async () => (await import('../features/energy-contracts/list/contract-database.tsx')).contractDatabase),
  ),
  shown(
    'energy-contracts/my-contracts',
    listPage(async () => (await import('../features/energy-contracts/list/own-contracts.tsx')).ownContracts),
  ),
  shown(
    'invoices/my-invoices',
    listPage(async () => (await import('../features/invoices/list/own-invoices.ts')).ownInvoices),
  ),
  shown('marketplace/projects/saved-search', savedSearchesPage('projects')),
  shown('marketplace/offers/saved-search', savedSearchesPage('offers')),
  shown('energy-contracts/saved-search', savedSearchesPage('energy-contracts')),
  shown(
    'marketplace/projects/compare',
    comparisonPage(async () => (await import('../features/projects/list/compared-projects.ts')).comparedProjects),
  ),
  shown(
    'marketplace/offers/compare',
    comparisonPage(async () => (await import('../features/offers/list/compared-offers.ts')).comparedOffers),
  ),
];

export const createMarketplaceRouter = (context: AppContext, basepath: string) =>
  createAppRouter(tree(openPages, [...pages, ...lists]), context, basepath, GenericError);
