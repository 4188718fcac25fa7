// Four ways to begin, as long as nobody has written: a click puts one into the field.
import { useTranslation } from 'react-i18next';
import classes from './composer.module.css';

const openings = ['introduction', 'terms', 'capacity', 'meeting'] as const;

export function Suggestions({ onChoose }: { onChoose: (text: string) => void }) {
  const { t } = useTranslation('negotiations');
  return (
    <div className={classes.suggestions}>
      <p>{t('suggestions.title')}</p>
      {openings.map((one) => (
        <button key={one} type="button" onClick={() => onChoose(t(`suggestions.${one}`))}>
          {t(`suggestions.${one}`)}
        </button>
      ))}
    </div>
  );
}
