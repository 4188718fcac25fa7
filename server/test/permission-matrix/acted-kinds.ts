// The kinds of record whose acts docs/permissions.md explains, and the wording for it.
import type { ActionTable, Doer } from '@wattpact/domain/access/actions';
import {
  energyContractActions,
  energyContractStatuses,
} from '@wattpact/domain/energy-contracts/energy-contract-status';
import { invoiceStatuses } from '@wattpact/domain/invoices/invoice-filters';
import { invoiceActions } from '@wattpact/domain/invoices/invoice-status';
import { legalEntityActions, legalEntityStatuses } from '@wattpact/domain/legal-entities/legal-entity-status';
import { mailActions, mailStatuses } from '@wattpact/domain/mails/mail-status';
import { negotiationActions, negotiationStatuses } from '@wattpact/domain/negotiations/negotiation-status';
import { offerActions, offerStatuses } from '@wattpact/domain/offers/offer-status';
import { projectActions, projectStatuses } from '@wattpact/domain/projects/project-status';
import type { RecordKindName } from '@wattpact/domain/records/kinds';
import { supportActions, supportStatuses } from '@wattpact/domain/support/support-status';
import { userStatuses } from '@wattpact/domain/users/user-filters';
import { userActions } from '@wattpact/domain/users/user-status';
import { webhookActions } from '@wattpact/domain/webhooks/webhook-status';

export interface ActedKind {
  title: string;
  /** With its article, as the sentences name it. */
  one: string;
  /** The entity whose roles count. */
  owner: string;
  readers: string;
  table: ActionTable;
  statuses: readonly string[];
}

const publicWhen = (statuses: string) =>
  `Everybody with a role in the owning company, and administrators. Others see it while it is published, ${statuses} and not yet contracted, and only with a role in an approved company; without one the market is closed to them (403).`;

/** In the order of the page. A kind of record that is forgotten does not compile. */
const kinds = {
  legal_entity: {
    title: 'Legal entities',
    one: 'a legal entity',
    owner: 'the legal entity itself',
    readers: 'Everybody with a role in it, and administrators. To others it does not exist (404).',
    table: legalEntityActions,
    statuses: legalEntityStatuses,
  },
  project: {
    title: 'Projects',
    one: 'a project',
    owner: 'the selling company',
    readers: publicWhen('approved or fractioned'),
    table: projectActions,
    statuses: projectStatuses,
  },
  offer: {
    title: 'Purchase offers',
    one: 'an offer',
    owner: 'the buying company',
    readers: publicWhen('approved'),
    table: offerActions,
    statuses: offerStatuses,
  },
  energy_contract: {
    title: 'Energy contracts',
    one: 'an energy contract',
    owner: 'the first party',
    readers:
      'Everybody with a role in the first party, administrators, and everybody with a role in the second party once that company is approved. The second party learns no more of the first than its name. The contract database shows market data without names, numbers and prices to everybody with a role in an approved company.',
    table: energyContractActions,
    statuses: energyContractStatuses,
  },
  negotiation: {
    title: 'Negotiations',
    one: 'a negotiation',
    owner: 'either of the two companies',
    readers:
      'Everybody with a role in either company. Administrators see that it exists, between whom, and its status; its messages, their files and the drafts are closed to them.',
    table: negotiationActions,
    statuses: negotiationStatuses,
  },
  invoice: {
    title: 'Invoices and payments',
    one: 'an invoice',
    owner: 'the invoiced company',
    readers:
      'Who holds CONTRACTING or MANAGE in the invoiced company, and administrators. To others it does not exist (404).',
    table: invoiceActions,
    statuses: invoiceStatuses,
  },
  user: {
    title: 'Users',
    one: 'a user',
    owner: 'nobody',
    readers:
      'Everybody sees themselves, administrators see everybody. No administrator does any of this to themselves, and the last one stays.',
    table: userActions,
    statuses: userStatuses,
  },
  mail: {
    title: 'Mails that have not arrived',
    one: 'a mail',
    owner: 'nobody',
    readers:
      'Administrators see to whom each mail went, its subject and why it did not arrive; nobody sees what it says.',
    table: mailActions,
    statuses: mailStatuses,
  },
  support: {
    title: 'Requests to support',
    one: 'a request',
    owner: 'nobody',
    readers: 'Administrators. Who sent a request reads the answer in their mail, and may download the files they sent.',
    table: supportActions,
    statuses: supportStatuses,
  },
  webhook: {
    title: 'Webhooks',
    one: 'a webhook',
    owner: 'its company',
    readers:
      'Who holds MANAGE in its company. To others it does not exist (404), and to lesser roles in the company it is closed (403). The statuses are those of the company.',
    table: webhookActions,
    statuses: legalEntityStatuses,
  },
} as const satisfies Record<RecordKindName | 'user' | 'mail' | 'support' | 'webhook', ActedKind>;

export const actedKinds: readonly ActedKind[] = Object.values(kinds);

type Kinds = typeof kinds;
type TableName = { [Name in keyof Kinds]: keyof Kinds[Name]['table'] }[keyof Kinds];

/** The name of each act: `%` stands for the record. An act without a name does not compile. */
export const actWords: Record<TableName, string> = {
  accept: 'accept the newest version of the contract terms in %',
  answer: 'answer %',
  approve: 'approve %',
  chargeLatePayment: 'issue the late-payment fee of %',
  cancel: 'cancel %',
  changeOwner: 'hand % to another holder of MANAGE in it',
  chooseProfile: 'choose the delivery profile of %',
  close: 'close %',
  copy: 'start a new one with the data of %',
  create: 'create %',
  createApiKey: 'make an API key of %',
  delete: 'delete %',
  deleteConfirmation: 'take back the payment confirmation of %',
  disable: 'disable %',
  draft: 'draft contract terms in %',
  edit: 'edit %',
  editEmployee: 'change role and authorization level of a person in %',
  enable: 'enable %',
  giveUp: 'send % no more',
  integrate: 'see the API keys and webhooks of %, and end them',
  mute: 'mute % for themselves',
  negotiate: 'open a negotiation about %',
  publish: 'publish % in the marketplace or withdraw it',
  register: 'register the contract that comes of %',
  reject: 'reject %',
  remove: 'delete % for good',
  reopen: 'open % again',
  resetSecondFactor: 'take the second factor off %',
  restore: 'restore %',
  replay: 'send again what was sent to %',
  retry: 'send % again',
  rotateSecret: 'make a new secret for %',
  setStatus: 'set the status of %',
  settleOverpayment: 'settle what was received beyond %',
  takeBackAmendment: 'take back the amendment of %',
  takeSettlementBack: 'take back a settlement of %',
  test: 'send a trial to %',
  terminate: 'report the termination of %',
  uploadConfirmation: 'upload a payment confirmation for %',
  uploadInvoiceFile: 'attach or remove the invoice file of %',
  verify: 'confirm the payment of % (or reject it, and the status stays)',
  viewHistory: 'see the history of %',
  viewInvoices: 'see the invoices of %',
  viewViewers: 'see who looked at %',
  write: 'write messages in %',
};

export const doerWords: Record<Doer, string> = {
  admin: 'an administrator',
  view: 'who holds VIEW in $',
  registry: 'who holds REGISTRY in $',
  contracting: 'who holds CONTRACTING in $',
  approvedContracting: 'who holds CONTRACTING in $ while it is approved',
  manage: 'who holds MANAGE in $',
  counterparty: 'who holds CONTRACTING in another approved company',
};
/** In the cells of the tables. */
export const doerNames: Record<Doer, string> = {
  admin: 'Admin',
  view: 'View',
  registry: 'Registry',
  contracting: 'Contracting',
  approvedContracting: 'Contracting (approved)',
  manage: 'Manage',
  counterparty: 'Counterparty',
};
