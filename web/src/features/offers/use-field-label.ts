// What a field of the offer wizard is called in the list of errors, by its path.
import { useTranslation } from 'react-i18next';

/** Fields that an offer calls otherwise than other records do. */
const own = ['startDate', 'totalPurchasedCapacity'];

export function useFieldLabel(): (path: string) => string {
  const { t } = useTranslation(['offers', 'common']);
  return (path) => {
    const [name = ''] = path.split('.');
    if (name === 'buyerLegalEntityId') return t('offers:owner');
    if (name === 'price') return t('offers:column.price');
    return own.includes(name) ? t(`offers:fields.${name}`) : t(`common:field.${name}`);
  };
}
