// Comments on decisions that the demo's administrators use again: the same ones in each language.
import type { NewDecisionText } from '@wattpact/domain/cases/case';
import type { Language } from '@wattpact/domain/terms/enumerations';
import { createText } from '../src/features/cases/decision-text-service.ts';
import { asAdmin, type DemoWorld, daysAgo } from './demo-world.ts';

type DemoText = Pick<NewDecisionText, 'kind' | 'decision'> & Record<Language, string>;

const texts: DemoText[] = [
  {
    kind: 'legal-entities',
    decision: 'reject',
    pt: 'A certidão permanente não está válida. Junte um código de acesso em vigor e volte a submeter.',
    en: 'The company registration certificate is no longer valid. Add a current access code and submit again.',
    es: 'El certificado del registro mercantil no está vigente. Adjunte uno actualizado y vuelva a enviarlo.',
  },
  {
    kind: 'projects',
    decision: 'reject',
    pt: 'Falta a licença de produção ou o título de reserva de capacidade. Junte o documento e volte a submeter.',
    en: 'The production licence or the grid capacity title is missing. Add the document and submit again.',
    es: 'Falta la autorización de explotación o el permiso de acceso y conexión. Adjunte el documento y vuelva a enviarlo.',
  },
  {
    kind: 'energy-contracts',
    decision: 'reject',
    pt: 'As datas ou o preço não conferem com o contrato assinado. Corrija os dados e volte a submeter.',
    en: 'The dates or the price differ from the signed contract. Correct the data and submit again.',
    es: 'Las fechas o el precio no coinciden con el contrato firmado. Corrija los datos y vuelva a enviarlos.',
  },
  {
    kind: 'energy-contracts',
    decision: 'approve',
    pt: 'Contrato conferido com o documento assinado.',
    en: 'Contract checked against the signed document.',
    es: 'Contrato cotejado con el documento firmado.',
  },
  {
    kind: 'invoices',
    decision: 'reject',
    pt: 'O comprovativo não mostra a referência ou o valor da fatura. Envie outro, por favor.',
    en: 'The confirmation does not show the reference or the amount of the invoice. Please send another one.',
    es: 'El justificante no muestra la referencia o el importe de la factura. Envíe otro, por favor.',
  },
];

export async function addDecisionTexts(world: DemoWorld): Promise<void> {
  const context = await asAdmin(world, daysAgo(60));
  for (const { kind, decision, ...inLanguages } of texts)
    for (const [language, text] of Object.entries(inLanguages))
      await createText(context, { kind, decision, language: language as Language, text });
}
