// The name of a company without its legal form, because those letters mean nothing in initials.
const legalForm = /,?\s+(S\.?\s?A\.?|S\.?\s?L\.?U?\.?|Lda\.?|Unipessoal,? Lda\.?|GmbH|SAS|SpA|Ltd\.?|BV|NV)$/i;

export const shortName = (name: string): string => name.replace(legalForm, '');
