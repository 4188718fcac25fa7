// An instant as a document tells it: the clock of Portugal, and the same in UTC.
import { lisbonTime } from '@wattpact/domain/calendar/lisbon-time';
import type { FieldWords } from '../../platform/texts/field-text.ts';
import { writeDate } from '../../platform/texts/written.ts';

export const instantWords = (at: string, { t }: Pick<FieldWords, 't'>): string => {
  const utc = new Date(at).toISOString();
  return t('energyContracts:proof.instant', { date: writeDate(new Date(at)), time: lisbonTime(new Date(at)), utc });
};
