// The certificate of a registration: what was handed in and approved, when, by whom, and where anybody can check it.
import type { Language } from '@wattpact/domain/terms/enumerations';
import type { Block } from '../../platform/documents/draw-blocks.ts';
import { sendDocument } from '../../platform/documents/send-document.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import { conflict, found } from '../../platform/http/problem-error.ts';
import type { FieldWords } from '../../platform/texts/field-text.ts';
import { findOrigin, type Proof } from './contract-proof-queries.ts';
import { getProvenContract, type ProvenContract, verificationAddress } from './contract-proof-service.ts';
import { statusWords } from './history-words.ts';
import { instantWords } from './instant-words.ts';

/** In points; it can be scanned from paper at this size. */
const codeSide = 110;

/** The parties as they were approved. */
function facts({ contract }: ProvenContract, { terms, approvedAt }: Proof, person: string, words: FieldWords): Block {
  const { t } = words;
  const { number, status, createdAt } = contract;
  const { firstParty, secondPartyFiscalInfo: second, roleInEnergyContract: role } = terms;
  const [seller, buyer] = role === 'SELLER' ? [firstParty.name, second.name] : [second.name, firstParty.name];
  const row = (name: string, value: string) => ({ label: t(`energyContracts:proof.${name}` as never), value });
  return [
    'definitions',
    [
      row('number', number),
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

/** @throws 404 for anybody who may not open the contract, 409 before its first approval, 503 */
export async function sendCertificate(
  context: RequestContext,
  id: string,
  language: Language = context.actor.language,
): Promise<void> {
  const { db, platform } = context;
  const { config, texts } = platform;
  const proven = await getProvenContract(context, id);
  const { proof, contract } = proven;
  if (!proof) throw conflict('error_wrong_status');
  const { person } = found(await findOrigin(db, id));
  const { number } = contract;
  const t = texts.in(language);
  const words: FieldWords = { t, language, of: 'energy_contract' };
  const address = verificationAddress(config, proof);
  const blocks: Block[] = [
    facts(proven, proof, person, words),
    ['heading', t('energyContracts:proof.hash_title')],
    ['paragraph', proof.termsHash],
    ['smallPrint', t('energyContracts:proof.certificate_hash_note')],
    ['heading', t('energyContracts:proof.check_title')],
    ['paragraph', `${t('energyContracts:proof.check_text')}\n${address}`],
    ['qrCode', address, codeSide],
    ['smallPrint', t('energyContracts:proof.code', { code: proof.code })],
    ['smallPrint', t('energyContracts:proof.says_no_more', { app: config.appName })],
  ];
  const frame = {
    language,
    pageLabel: texts.pageLabel(language),
    title: t('energyContracts:proof.certificate_title', { number }),
    kind: t('energyContracts:proof.certificate_kind', { app: config.appName }),
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
