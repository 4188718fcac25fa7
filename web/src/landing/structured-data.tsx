// What the landing page says about itself to search engines, in the words of schema.org. The server fills in the names.
import type { TFunction } from 'i18next';
import { tokens } from '../platform/words/page-tokens.ts';
import { questions } from './faq.tsx';
import type { PageProps } from './page-props.ts';

const site = `${tokens.publicUrl}/`;
const operator = `${site}#operator`;

const faqOf = (t: TFunction) =>
  questions.map((name) => ({
    '@type': 'Question',
    name: t(`faq.${name}.question`),
    acceptedAnswer: { '@type': 'Answer', text: t(`faq.${name}.answer`) },
  }));

const graphOf = ({ t, language }: PageProps) => [
  {
    '@type': 'Organization',
    '@id': operator,
    name: tokens.operator,
    url: site,
    logo: `${tokens.publicUrl}/favicon.svg`,
    email: tokens.contactEmail,
  },
  {
    '@type': 'WebSite',
    '@id': `${site}#website`,
    name: tokens.appName,
    url: site,
    description: t('description'),
    inLanguage: ['pt', 'en', 'es'],
    publisher: { '@id': operator },
  },
  {
    '@type': 'FAQPage',
    '@id': `${tokens.publicUrl}/${language}#questions`,
    url: `${tokens.publicUrl}/${language}`,
    inLanguage: language,
    mainEntity: faqOf(t),
  },
];

export function StructuredData(props: PageProps) {
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': graphOf(props) }).replaceAll(
    '<',
    '\\u003c',
  );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own texts as JSON, in which no tag can begin
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
