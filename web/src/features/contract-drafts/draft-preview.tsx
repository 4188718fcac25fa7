// The clauses of an invented contract with the text as it is being typed.
import { SegmentedControl, Skeleton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { contractDraftApi, type DraftPreviewRequest } from '@wattpact/domain/contract-drafts/contract-draft';
import { type PricingType, pricingTypes } from '@wattpact/domain/terms/enumerations';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../platform/api/query.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { SectionPaper } from '../../ui/record/section-paper.tsx';
import classes from './contract-drafts.module.css';

/** As long as a pause in typing. */
const pauseMs = 400;

export function DraftPreview({ typed }: { typed: Omit<DraftPreviewRequest, 'pricingType'> }) {
  const { t } = useTranslation(['energyContracts', 'common']);
  const [pricingType, setPricingType] = useState<PricingType>('FIXED_PRICING');
  const [body] = useDebouncedValue({ ...typed, pricingType }, pauseMs);
  const preview = useQuery({
    ...apiQuery(contractDraftApi.preview, { body }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const pane = useRef<HTMLElement>(null);
  const { section, language } = body;
  const isThere = preview.data?.sections.some((one) => one.section === section) ?? false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another section, or its first arrival, is scrolled to
  useEffect(() => {
    const shown = pane.current?.querySelector<HTMLElement>('[data-current]');
    // The pane alone scrolls, not the page.
    if (shown && pane.current) pane.current.scrollTop = shown.offsetTop;
  }, [section, language, isThere]);
  return (
    <SectionPaper title={t('energyContracts:drafts.preview')}>
      <p className={classes.rules}>{t('energyContracts:drafts.preview_help')}</p>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label={t('common:field.pricingType')}
        value={pricingType}
        onChange={(next) => setPricingType(next as PricingType)}
        data={pricingTypes.map((one) => ({ value: one, label: t(`common:pricing_type.${one}`) }))}
      />
      {preview.isLoadingError && <Notice kind="reject" title={t('energyContracts:drafts.preview_failed')} />}
      {preview.isPending && <Skeleton height={320} />}
      <section
        ref={pane}
        className={classes.draft}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        lang={language}
        aria-label={t('energyContracts:drafts.preview')}
      >
        {preview.data?.sections.map((one, index) => (
          <article key={one.section} data-current={one.section === section || undefined}>
            <h3>{`${index + 1}. ${one.title}`}</h3>
            {one.paragraphs.map(({ level, mark, text }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name
              <p key={place} data-level={level}>
                {mark && <span>{mark}</span>}
                {text}
              </p>
            ))}
          </article>
        ))}
      </section>
      {preview.data && !isThere && <p className={classes.rules}>{t('energyContracts:drafts.preview_off')}</p>}
    </SectionPaper>
  );
}
