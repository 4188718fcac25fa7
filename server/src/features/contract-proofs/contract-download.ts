// The whole contract as a file: a PDF to read and keep, with its terms attached as JSON, or the JSON alone. With the
// JSON anybody can reckon the hash of the terms.
import { allowedActions } from '@wattpact/domain/access/actions';
import { holds } from '@wattpact/domain/access/roles';
import { secondParty } from '@wattpact/domain/energy-contracts/energy-contract';
import { energyContractActions } from '@wattpact/domain/energy-contracts/energy-contract-status';
import { canonicalJson } from '@wattpact/domain/records/canonical-json';
import type { Language } from '@wattpact/domain/terms/enumerations';
import { create as contentDisposition } from 'content-disposition';
import type { Config } from '../../platform/config.ts';
import type { Block } from '../../platform/documents/draw-blocks.ts';
import { sendDocument } from '../../platform/documents/send-document.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import { type FieldWords, fieldLabel, fieldText } from '../../platform/texts/field-text.ts';
import { writeDate } from '../../platform/texts/written.ts';
import { termsTables } from '../contract-templates/terms-tables-service.ts';
import { listHistory } from '../history/history-queries.ts';
import { getProvenContract, isInForce, type ProvenContract, verificationAddress } from './contract-proof-service.ts';
import { historyRows, statusWords } from './history-words.ts';
import { instantWords } from './instant-words.ts';
import { versionRow } from './version-words.ts';

/** What a program needs to reckon the hash, with what the page shows beside the terms. */
function contractJson({ contract, proof, terms, termsHash }: ProvenContract, config: Config): string {
  const { number, status, createdAt } = contract;
  const approval = {
    approvedAt: proof?.approvedAt ?? null,
    verifyAt: proof ? verificationAddress(config, proof) : null,
  };
  const facts = { number, status, handedInAt: createdAt, ...approval };
  // The terms are written canonically, so a reader needs no program to find the bytes that are hashed.
  return `{"contract":${canonicalJson(facts)},"terms":${canonicalJson(terms)},"termsHash":"${termsHash}"}\n`;
}

const partyFields = Object.keys(secondParty.shape).filter((name) => name !== 'name');

/** The second party sees of the first its name alone. */
function parties({ contract, terms }: ProvenContract, isInsider: boolean, words: FieldWords): Block[] {
  const { t } = words;
  const { firstParty } = contract;
  const { secondPartyFiscalInfo: second, roleInEnergyContract: role, firstParty: named } = terms;
  const rows = (facts: Readonly<Record<string, unknown>>) =>
    partyFields.flatMap((path) => {
      const value = facts[path];
      if (value === undefined || value === null || value === '') return [];
      return [{ label: fieldLabel(path, words), value: fieldText(path, value, words) }];
    });
  const sides = role === 'SELLER' ? (['SELLER', 'BUYER'] as const) : (['BUYER', 'SELLER'] as const);
  const first = isInsider ? rows(firstParty as unknown as Record<string, unknown>) : [];
  const party = (side: (typeof sides)[number], name: string, facts: { label: string; value: string }[]): Block => [
    'definitions',
    [{ label: t(`common:party.${side}`), value: name }, ...facts],
  ];
  return [
    ['heading', t('energyContracts:page.parties')],
    party(sides[0], named.name, first),
    party(sides[1], second.name, rows(second)),
  ];
}

/** The version whose terms these are: an edit that waits without an amendment is none yet. */
const shownVersion = ({ contract: { status, versions } }: ProvenContract) =>
  versions.find(({ isApproved }) => !isApproved || isInForce(status));

/** The status, the dates of the registration, and how it ended. */
function standing(proven: ProvenContract, isInsider: boolean, words: FieldWords): Block {
  const { contract, proof } = proven;
  const { t } = words;
  const { number, status, createdAt, terminationType, terminationDetails } = contract;
  const row = (name: string, value: string | null | undefined) =>
    value ? [{ label: t(`energyContracts:proof.${name}` as never), value }] : [];
  return [
    'definitions',
    [
      ...row('number', number),
      ...versionRow(shownVersion(proven), words),
      ...row('status', statusWords(status, words)),
      ...row('handed_in', instantWords(createdAt, words)),
      ...row('approved', proof && instantWords(proof.approvedAt, words)),
      ...row('ended', terminationType && t(`energyContracts:termination_type.${terminationType}`)),
      ...row('ended_because', isInsider ? terminationDetails : null),
    ],
  ];
}

function documents({ contract: { files } }: ProvenContract, { t }: FieldWords): Block[] {
  if (files.length === 0) return [];
  const rows = files.map(({ name }) => [name]);
  return [
    ['titledTable', t('energyContracts:proof.documents'), { columns: [{ label: t('common:field.name') }], rows }],
  ];
}

/** For those who may see it on the page. */
async function history({ db, actor }: RequestContext, { contract }: ProvenContract, words: FieldWords) {
  const { id, ownerId, status } = contract;
  const acts = allowedActions(energyContractActions, actor, { status, ownerIds: [ownerId] });
  if (!acts.includes('viewHistory')) return [];
  const { t } = words;
  const columns = [
    { label: t('energyContracts:proof.when'), share: 2 },
    { label: t('energyContracts:proof.event'), share: 2 },
    { label: t('energyContracts:proof.what'), share: 5 },
  ];
  const rows = historyRows(await listHistory(db, 'energy_contract', id), words);
  return [['titledTable', t('common:history.title'), { columns, rows }] satisfies Block];
}

async function pdfOf(context: RequestContext, proven: ProvenContract, language: Language) {
  const { platform, actor } = context;
  const { config, texts } = platform;
  const t = texts.in(language);
  const words: FieldWords = { t, language, of: 'energy_contract' };
  const { contract, terms, termsHash } = proven;
  const isInsider = actor.isAdmin || holds(actor, 'view', [contract.ownerId]);
  const tables = termsTables(platform, terms, language);
  const blocks: Block[] = [
    standing(proven, isInsider, words),
    ...parties(proven, isInsider, words),
    ...tables.map((one): Block => ['titledTable', one.title, one]),
    ...documents(proven, words),
    ...(await history(context, proven, words)),
    ['smallPrint', t('energyContracts:proof.hash_note')],
  ];
  const frame = {
    language,
    pageLabel: texts.pageLabel(language),
    title: terms.name,
    kind: t('energyContracts:proof.kind'),
    sender: config.appName,
    senderLines: [contract.number, t('energyContracts:proof.as_of', { date: writeDate(context.now) })],
    footer: t('energyContracts:proof.terms_hash', { number: contract.number, hash: termsHash }),
  };
  const attachment = {
    name: `${contract.number}.json`,
    text: contractJson(proven, config),
    description: t('energyContracts:proof.attachment'),
  };
  return { format: 'pdf' as const, frame, blocks, attachment };
}

/** @throws 404 for anybody who may not open the contract, 503 */
export async function sendContract(
  context: RequestContext,
  id: string,
  { format, language = context.actor.language }: { format: 'pdf' | 'json'; language?: Language | undefined },
): Promise<void> {
  const proven = await getProvenContract(context, id);
  const { number } = proven.contract;
  if (format === 'pdf') return sendDocument(context, await pdfOf(context, proven, language), number);
  context.reply
    .headers({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': contentDisposition(`${number}.json`),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .send(contractJson(proven, context.platform.config));
}
