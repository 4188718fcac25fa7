// The price band with a title, and the way to the prices of the same country and technology.
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { paths } from '../../platform/address/paths.ts';
import type { App } from '../../records/shown-record.ts';
import { SidePart } from '../../ui/record/side-panel.tsx';
import { askedPlace, type PricedValues } from './asked-place.ts';
import classes from './benchmark.module.css';
import PriceBand from './price-band.tsx';

interface ComparedPriceProps {
  values: PricedValues;
  app: App;
}

export default function ComparedPrice({ values, app }: ComparedPriceProps) {
  const { t } = useTranslation('benchmark');
  const { country, technology } = askedPlace(values) ?? {};
  return (
    <PriceBand
      kind="ask"
      values={values}
      frame={(band) => (
        <SidePart title={t('band.title')}>
          {band}
          {app === 'marketplace' && (
            <p className={classes.history}>
              <AppLink to={paths.prices({ country, technology })}>{t('band.history')}</AppLink>
            </p>
          )}
        </SidePart>
      )}
    />
  );
}
