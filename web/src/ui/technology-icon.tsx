// A technology as icon and word; several read "Solar e armazenamento" with the first one's icon.
import { useTranslation } from 'react-i18next';
import { technologyIcons, unknownTechnologyIcon } from './icons.ts';
import classes from './technology-icon.module.css';

export function TechnologyIcon({ technology, size = 18 }: { technology: string; size?: number }) {
  const Icon = technologyIcons[technology] ?? unknownTechnologyIcon;
  return <Icon size={size} stroke={1.7} aria-hidden className={classes.icon} />;
}

/** Icon and name in one line; further technologies stand below in small. */
export function TechnologyName({ technologies }: { technologies: readonly string[] }) {
  const { t } = useTranslation();
  const [first, ...others] = technologies;
  if (first === undefined) return <span className={classes.none}>{t('not_given')}</span>;
  return (
    <span className={classes.line}>
      <TechnologyIcon technology={first} />
      <span>
        {t(`technology.${first}`)}
        {others.length > 0 && (
          <span className={classes.others}>
            {t('and_others', { names: others.map((one) => t(`technology.${one}`).toLowerCase()).join(', ') })}
          </span>
        )}
      </span>
    </span>
  );
}
