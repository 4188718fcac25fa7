// First step: the company that looks for energy, the country, and the technologies.
import { TextInput } from '@mantine/core';
import { technologies } from '@wattpact/domain/terms/enumerations';
import { useTranslation } from 'react-i18next';
import { useCountryOptions } from '../../../../platform/words/use-country-options.ts';
import { ChipsField } from '../../../../ui/fields/chips-field.tsx';
import { SearchSelect } from '../../../../ui/fields/search-select.tsx';
import { FieldsPaper } from '../../../../ui/wizard/fields-paper.tsx';
import { OwnerField } from '../../../market/owner-field.tsx';
import { useOptions } from '../../../market/use-options.ts';
import type { OfferStepProps } from './step-props.ts';

interface BasicStepProps extends OfferStepProps {
  buyer: { id: string; name: string } | undefined;
}

export function BasicStep({ editor, buyer }: BasicStepProps) {
  const { t } = useTranslation(['offers', 'common']);
  const options = useOptions();
  const countryOptions = useCountryOptions();
  const { field } = editor;
  const { onBlur: _, ...chosen } = field('technologies');
  return (
    <FieldsPaper>
      <OwnerField base="offers" fixed={buyer} props={field('buyerLegalEntityId')} />
      <TextInput required label={t('common:field.name')} {...field('name')} />
      <SearchSelect
        clearable
        label={t('common:field.country')}
        placeholder={t('common:filters.any')}
        data={countryOptions}
        clearButtonProps={{ 'aria-label': t('common:filters.clear') }}
        {...field('country')}
      />
      <div className="wide">
        <ChipsField
          label={t('common:field.technologies')}
          description={t('offers:help.technologies')}
          options={options('technology', technologies)}
          {...chosen}
        />
      </div>
    </FieldsPaper>
  );
}
