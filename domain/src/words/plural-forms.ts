// The forms of texts that count.

/** What i18next calls its services, as far as they count. */
interface CountingServices {
  pluralResolver: { getRule: (code: string, options?: object) => Intl.PluralRules };
}

/**
 * In Portugal nothing is plural, as in "0 contratos": so say the rules of `pt-PT`. Those of `pt`, which i18next would ask
 * for, are of Brazil, where it is "0 contrato".
 */
export function countAsInPortugal({ pluralResolver }: CountingServices): void {
  const ruleOf = pluralResolver.getRule.bind(pluralResolver);
  pluralResolver.getRule = (code, options) => ruleOf(code === 'pt' ? 'pt-PT' : code, options);
}
