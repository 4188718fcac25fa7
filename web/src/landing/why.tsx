// Three reasons, each under a thin rule.
import { IconCopy, IconShieldCheck, IconTable } from '@tabler/icons-react';
import type { TFunction } from 'i18next';

const reasons = { compare: IconTable, changes: IconCopy, validated: IconShieldCheck };

export function Why({ t }: { t: TFunction }) {
  return (
    <section className="part" id="why">
      <div className="inner">
        <h2>{t('why.title')}</h2>
        <div className="three">
          {Object.entries(reasons).map(([name, Icon]) => (
            <div key={name}>
              <Icon size={24} stroke={1.7} aria-hidden />
              <h3>{t(`why.${name}.title`)}</h3>
              <p>{t(`why.${name}.text`)}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
