// Where the outlines and the places come from; their licences ask for it.
import { useTranslation } from 'react-i18next';
import classes from './list-map.module.css';

export function MapSources() {
  const { t } = useTranslation();
  return <p className={classes.sources}>{t('map.sources')}</p>;
}
