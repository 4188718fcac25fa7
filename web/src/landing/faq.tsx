// Six questions as native disclosure elements, the first one open.
import type { TFunction } from 'i18next';
import { Marked } from './marked.tsx';

export const questions = ['ppa', 'who', 'technologies', 'deadline', 'cost', 'countries'] as const;

export function Faq({ t, email }: { t: TFunction; email: string }) {
  return (
    <section className="part quiet" id="questions">
      <div className="inner faq">
        <div>
          <h2>{t('faq.title')}</h2>
          <p>
            <Marked text={t('faq.more', { email })} marks={{ 1: (text) => <a href={`mailto:${email}`}>{text}</a> }} />
          </p>
        </div>
        <div>
          {questions.map((name, index) => (
            <details key={name} open={index === 0}>
              <summary>{t(`faq.${name}.question`)}</summary>
              <p>{t(`faq.${name}.answer`)}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
