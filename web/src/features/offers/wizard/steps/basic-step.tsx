// First step: the company that looks for energy, the country, and the technologies.
import { TextInput } from '@mantine/core';
import { technologies } from '@wattpact/domain/terms/enumerations';
import { useTranslation } from 'react-i18next';
import { useCountryOptions } from '../../../../platform/words/use-country-options.ts';
import { ChipsField } from '../../../../ui/fields/chips-field.tsx';
import { SearchSelect } from '../../../../ui/fields/search-select.tsx';
import { FieldsPaper } from '../../../../ui/wizard/fields-paper.tsx';
import type { Owner } from '../../../market/market-kind.ts';
import { OwnerField } from '../../../market/owner-field.tsx';
import type { OfferStepProps } from './step-props.ts';

interface BasicStepProps extends OfferStepProps {
  buyer: Owner | undefined;
}

export function BasicStep({ editor: { field, choice }, buyer }: BasicStepProps) {
  const { t } = useTranslation(['offers', 'common']);
  const countryOptions = useCountryOptions();
  const { onBlur: _, data: options, ...chosen } = choice('technologies', technologies);
  return (
    <FieldsPaper>
      <OwnerField fixed={buyer} {...field('buyerLegalEntityId')} />
      <TextInput required {...field('name')} />
      <SearchSelect
        clearable
        placeholder={t('common:filters.any')}
        data={countryOptions}
        clearButtonProps={{ 'aria-label': t('common:filters.clear') }}
        {...field('country')}
      />
      <div className="wide">
        <ChipsField description={t('offers:help.technologies')} options={options} {...chosen} />
      </div>
    </FieldsPaper>
  );
}
