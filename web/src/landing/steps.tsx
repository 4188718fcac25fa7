// How it works: four steps, each ending in a small piece of the product.
import { IconBuilding, IconClock, IconFileCertificate, IconSolarPanel2 } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { Marked } from './marked.tsx';

const icon = { size: 18, stroke: 1.7, 'aria-hidden': true } as const;

const samples: Record<'entity' | 'publish' | 'negotiate' | 'register', (t: TFunction) => ReactNode> = {
  entity: (t) => (
    <>
      <span className="line">
        <IconBuilding {...icon} />
        <strong>{t('how.entity.name')}</strong>
      </span>
      <span>
        <span className="badge">{t('how.entity.badge')}</span>
      </span>
    </>
  ),
  publish: (t) => (
    <>
      <span className="line">
        <IconSolarPanel2 {...icon} />
        <strong>{t('how.publish.name')}</strong>
      </span>
      <span className="line">
        <span>
          {t('how.publish.price')} <span className="unit">€/MWh</span>
        </span>
        <span>
          46 <span className="unit">MW</span>
        </span>
        <span>{t('how.publish.years')}</span>
      </span>
    </>
  ),
  negotiate: (t) => (
    <>
      <span>
        <Marked
          text={t('how.negotiate.change')}
          marks={{ 1: (text) => <strong>{text}</strong>, 2: (text) => <del>{text}</del> }}
        />
      </span>
      <small>{t('how.negotiate.versions')}</small>
    </>
  ),
  register: (t) => (
    <>
      <span className="line">
        <IconFileCertificate {...icon} />
        <strong>{t('how.register.name')}</strong>
      </span>
      <span className="deadline">
        <IconClock {...icon} />
        {t('how.register.deadline')}
      </span>
    </>
  ),
};

export function Steps({ t }: { t: TFunction }) {
  return (
    <section className="part quiet" id="how">
      <div className="inner">
        <h2>{t('how.title')}</h2>
        <ol className="steps">
          {Object.entries(samples).map(([name, sample], index) => (
            <li key={name}>
              <span className="number" aria-hidden>
                {index + 1}
              </span>
              <h3>{t(`how.${name}.title`)}</h3>
              <p>{t(`how.${name}.text`)}</p>
              <div className="sample">{sample(t)}</div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
