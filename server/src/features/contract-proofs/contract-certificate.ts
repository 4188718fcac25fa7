// The certificate of a registration: what was handed in and approved, when, by whom, and where anybody can check it.
import { authorWords } from '@wattpact/domain/api-keys/author-words';
import { registrationOf } from '@wattpact/domain/energy-contracts/registration-duty';
import type { Language } from '@wattpact/domain/terms/enumerations';
import type { Block } from '../../platform/documents/draw-blocks.ts';
import { sendDocument } from '../../platform/documents/send-document.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import { conflict, found } from '../../platform/http/problem-error.ts';
import type { FieldWords } from '../../platform/texts/field-text.ts';
import { registrationDay } from '../registration/registration-service.ts';
import { findPerson, type Proof } from './contract-proof-queries.ts';
import { getProvenContract, isInForce, type ProvenContract, verificationAddress } from './contract-proof-service.ts';
import { statusWords } from './history-words.ts';
import { instantWords } from './instant-words.ts';
import { versionRow } from './version-words.ts';

/** In points; it can be scanned from paper at this size. */
const codeSide = 110;

/** The parties as they were approved. */
function facts(
  { contract }: ProvenContract,
  { terms, status, approvedAt }: Proof,
  person: string,
  words: FieldWords,
): Block {
  const { t } = words;
  const { number, createdAt, versions } = contract;
  const { firstParty, secondPartyFiscalInfo: second, roleInEnergyContract: role } = terms;
  const [seller, buyer] = role === 'SELLER' ? [firstParty.name, second.name] : [second.name, firstParty.name];
  const row = (name: string, value: string) => ({ label: t(`energyContracts:proof.${name}` as never), value });
  return [
    'definitions',
    [
      row('number', number),
      ...versionRow(
        versions.find(({ isApproved }) => isApproved),
        words,
      ),
      row('status', statusWords(status, words)),
      row('handed_in', instantWords(createdAt, words)),
      row('approved', instantWords(approvedAt, words)),
      row('company', firstParty.name),
      row('person', person),
      { label: t('common:party.SELLER'), value: seller },
      { label: t('common:party.BUYER'), value: buyer },
    ],
  ];
}

/** What the certificate says of the register. That the duty was fulfilled is for the register alone to say. */
function roleWords(
  context: RequestContext,
  { contract }: ProvenContract,
  { terms, status }: Proof,
  { t }: FieldWords,
): string {
  const { appName: app, registrationRole } = context.platform.config;
  if (registrationRole === 'preparing') return t('energyContracts:proof.says_no_more', { app });
  const { duty } = registrationOf(terms, {
    ...registrationDay(context),
    firstPartyCountry: contract.firstParty.country,
    handedInAt: contract.createdAt,
  });
  const isFulfilled = duty === 'MET' && isInForce(status);
  const says = t('energyContracts:proof.says_registered', { app });
  return isFulfilled ? `${says} ${t('energyContracts:registration.role.fulfilled')}` : says;
}

/**
 * @throws 404 for anybody who may not open the contract, 409 before its first approval and where that cannot be proved,
 *   503
 */
export async function sendCertificate(
  context: RequestContext,
  id: string,
  language: Language = context.actor.language,
): Promise<void> {
  const { db, platform } = context;
  const { config, texts } = platform;
  const proven = await getProvenContract(context, id);
  const { proof, contract } = proven;
  if (!proof) throw conflict(contract.hasCertificate ? 'error_no_certificate' : 'error_wrong_status');
  const { person, apiKey } = found(await findPerson(db, id));
  const { number } = contract;
  const t = texts.in(language);
  const words: FieldWords = { t, language, of: 'energy_contract' };
  const address = verificationAddress(config, proof);
  const blocks: Block[] = [
    facts(proven, proof, apiKey === null ? person : `${person} (${authorWords(person, apiKey, t)})`, words),
    ['heading', t('energyContracts:proof.hash_title')],
    ['paragraph', proof.termsHash],
    ['smallPrint', t('energyContracts:proof.certificate_hash_note')],
    ['heading', t('energyContracts:proof.check_title')],
    ['paragraph', `${t('energyContracts:proof.check_text')}\n${address}`],
    ['qrCode', address, codeSide],
    ['smallPrint', t('energyContracts:proof.code', { code: proof.code })],
    ['smallPrint', roleWords(context, proven, proof, words)],
  ];
  const frame = {
    language,
    pageLabel: texts.pageLabel(language),
    title: t('energyContracts:proof.certificate_title', { number }),
    kind: t(
      `energyContracts:proof.certificate_kind${config.registrationRole === 'preparing' ? '' : '_registered'}` as const,
      { app: config.appName },
    ),
    sender: config.appName,
    senderLines: [number],
    footer: t('energyContracts:proof.terms_hash', { number, hash: proof.termsHash }),
  };
  await sendDocument(
    context,
    { format: 'pdf', frame, blocks },
    t('energyContracts:proof.certificate_file', { number }),
  );
}
