// What is known of a version beside its terms: since when it holds, by which amendment, who handed it in, its hash.
import { authorWords } from '@wattpact/domain/api-keys/author-words';
import type { ContractVersion } from '@wattpact/domain/energy-contracts/contract-version-api';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { DefinitionList } from '../../../ui/record/definition-list.tsx';
import { HashText } from '../../../ui/text/hash-text.tsx';

export function VersionFacts({ version }: { version: ContractVersion }) {
  const { t } = useTranslation('energyContracts');
  const formats = useFormats();
  const { effectiveDate, reason, details, submittedAt, approvedAt, termsHash, version: number } = version;
  const author = authorWords(version.authorName, version.apiKey, t);
  const handedIn = t('versions.submitted', { author, date: formats.date(submittedAt) });
  const reasonText = reason && t(`amendment.reason.${reason}`);
  return (
    <DefinitionList
      items={[
        { label: t('fields.effectiveDate'), value: formats.date(effectiveDate) },
        ...(number > 1
          ? [{ label: t('fields.reason'), value: reasonText ?? t('versions.without_amendment'), note: details }]
          : []),
        {
          label: t('versions.history'),
          value: handedIn,
          note: approvedAt && t('versions.approved', { date: formats.date(approvedAt) }),
        },
        { label: t('versions.hash'), value: <HashText hash={termsHash} /> },
      ]}
    />
  );
}
