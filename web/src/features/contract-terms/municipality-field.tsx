// The municipality of a location: the official names are offered while one types, and any text is accepted.
import { Anchor } from '@mantine/core';
import { useDebouncedValue, useFocusWithin } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { isMapped, isNamed, placeKey } from '@wattpact/domain/places/place-names';
import { placesApi } from '@wattpact/domain/places/places-api';
import type { Country } from '@wattpact/domain/terms/enumerations';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../platform/api/query.ts';
import { SuggestedText } from '../../ui/fields/suggested-text.tsx';
import classes from './contract-terms.module.css';

interface MunicipalityFieldProps extends ComponentProps<typeof SuggestedText> {
  country: Country | null;
}

/** After the last key. */
const waitMs = 150;

export function MunicipalityField({ country, ...field }: MunicipalityFieldProps) {
  const { t } = useTranslation();
  const value = String(field.value ?? '');
  const [typed] = useDebouncedValue(value, waitMs);
  const { ref, focused } = useFocusWithin();
  const mapped = isMapped(country) ? country : undefined;
  const {
    data: found = [],
    isSuccess,
    isLoadingError,
    refetch,
  } = useQuery({
    ...apiQuery(placesApi.municipalities, { query: { searchQuery: typed, ...(mapped && { country: mapped }) } }),
    enabled: mapped !== undefined && placeKey(typed).length > 1,
    staleTime: Number.POSITIVE_INFINITY,
  });
  // A name that says its region has it already: `Lagoa (Faro)`.
  const regions = new Map(found.map(({ name, region }) => [name, name.endsWith(`(${region})`) ? '' : region]));
  const isUnknown = isSuccess && typed === value && !focused && !found.some((town) => isNamed(town, value));
  return (
    <div ref={ref}>
      <SuggestedText
        {...field}
        data={found.map(({ name }) => name)}
        // What is found matches already, by more than its name.
        filter={({ options }) => options}
        renderOption={({ option: { value: name } }) => (
          <span className={classes.town}>
            {name}
            <span className={classes.region}>{regions.get(name)}</span>
          </span>
        )}
        description={isLoadingError ? <ListFailed onRetry={refetch} /> : isUnknown ? t('map.unknown_town') : undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
    </div>
  );
}

function ListFailed({ onRetry }: { onRetry: () => unknown }) {
  const { t } = useTranslation();
  return (
    <>
      {t('map.towns_failed')}{' '}
      <Anchor component="button" type="button" size="xs" onClick={() => void onRetry()}>
        {t('generic_error.retry')}
      </Anchor>
    </>
  );
}
