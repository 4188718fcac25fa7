// One platform, two sides: what it offers sellers and buyers.
import { IconCheck } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import type { Assets, Picture } from './page-props.ts';

const sides = { sellers: 'seller', buyers: 'buyer' } as const;
const points = ['first', 'second', 'third'] as const;

export function Sides({ t, pictures }: { t: TFunction; pictures: Assets['pictures'] }) {
  return (
    <section className="part" id="sides">
      <div className="inner">
        <h2>{t('sides.title')}</h2>
        <div className="sides">
          {Object.entries(sides).map(([name, picture]) => (
            <div key={name} className="side">
              <h3>{t(`sides.${name}.title`)}</h3>
              <ul className="checks">
                {points.map((point) => (
                  <li key={point}>
                    <IconCheck size={18} stroke={1.9} aria-hidden />
                    {t(`sides.${name}.${point}`)}
                  </li>
                ))}
              </ul>
              {pictures[picture] && <SidePicture {...pictures[picture]} />}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

/** Decoration: the points beside it say what it shows. */
const SidePicture = ({ light, dark }: Picture) => (
  <picture>
    <source media="(prefers-color-scheme: dark)" srcSet={dark} width={1440} height={540} />
    <img src={light} alt="" width={1440} height={540} loading="lazy" />
  </picture>
);
