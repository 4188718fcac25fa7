// Sorts names in the order of the reader's language, by the collations of migration 1207.
import type { Language } from '@wattpact/domain/terms/enumerations';
import { type RawBuilder, sql } from 'kysely';

/** Portuguese and English agree on the letters; in Spanish ñ comes after n. */
const collations: Record<Language, string> = { pt: 'name_order', en: 'name_order', es: 'name_order_es' };

/**
 * The expression to sort by instead of the name. Names that differ only in accents or case still have a fixed order.
 */
export const inReadingOrder = (name: RawBuilder<unknown>, language: Language): RawBuilder<unknown> =>
  sql`${name} collate ${sql.id(collations[language])}`;
