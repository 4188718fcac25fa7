// Names in the order in which a reader looks for them, by the collations of migration 1207.
import type { Language } from '@wattpact/domain/terms/enumerations';
import { type RawBuilder, sql } from 'kysely';

/** Portuguese and English agree on the letters; in Spanish ñ comes after n. */
const collations: Record<Language, string> = { pt: 'name_order', en: 'name_order', es: 'name_order_es' };

/** What to order by in place of the name itself. Names that differ in accents or case alone still differ. */
export const inReadingOrder = (name: RawBuilder<unknown>, language: Language): RawBuilder<unknown> =>
  sql`${name} collate ${sql.id(collations[language])}`;
