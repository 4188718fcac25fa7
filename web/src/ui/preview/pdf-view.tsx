// A PDF, one page at a time: buttons and keys turn the pages.
import { ActionIcon, Skeleton } from '@mantine/core';
import { useDebouncedValue, useElementSize } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { resizeDelay } from '../../platform/resized.ts';
import { FailedPart } from '../feedback/failed-part.tsx';
import { Notice } from '../feedback/notice.tsx';
import classes from './preview.module.css';
import { turnedPage } from './turned-page.ts';
import { useDrawnPage, usePdf } from './use-pdf.ts';

export default function PdfView({ name, content }: { name: string; content: Blob }) {
  const { t } = useTranslation();
  const [attempt, setAttempt] = useState(0);
  const pdf = usePdf(content, attempt);
  if (pdf.state === 'loading') return <Skeleton height={320} aria-label={t('files.preview.loading')} />;
  if (pdf.state === 'failed' && pdf.reason === 'protected')
    return <Notice kind="reject" title={t('files.preview.protected')} />;
  if (pdf.state === 'failed')
    return <FailedPart title={t('files.preview.failed')} onRetry={() => setAttempt(attempt + 1)} />;
  return <Pages name={name} document={pdf.document} />;
}

function Pages({ name, document }: { name: string; document: PDFDocumentProxy }) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { ref, width: present } = useElementSize();
  // The first width counts at once; while the window is resized, the page is not drawn at every step.
  const [width] = useDebouncedValue(present, resizeDelay, { leading: true });
  const [attempt, setAttempt] = useState(0);
  const { text, isFailed } = useDrawnPage(document, { canvas, page, width: Math.floor(width), attempt });
  const pages = document.numPages;
  const onKeyDown = (event: KeyboardEvent) => {
    const next = turnedPage(event.key, page, pages);
    if (next === undefined) return;
    event.preventDefault();
    setPage(next);
  };
  return (
    <section className={classes.pdf} aria-label={t('files.preview.of', { name })}>
      {pages > 1 && <Turner page={page} pages={pages} onTurn={setPage} />}
      {isFailed && <FailedPart title={t('files.preview.page_failed')} onRetry={() => setAttempt(attempt + 1)} />}
      {/* biome-ignore lint/a11y/useSemanticElements: no element is a page of a document */}
      <div
        className={classes.sheet}
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={t('files.preview.page', { page, pages })}
        onKeyDown={onKeyDown}
      >
        <div ref={ref}>
          <canvas ref={canvas} className={classes.page} hidden={isFailed} aria-hidden />
        </div>
        <div className="visually-hidden">{text}</div>
      </div>
    </section>
  );
}

interface TurnerProps {
  page: number;
  pages: number;
  onTurn: (page: number) => void;
}

function Turner({ page, pages, onTurn }: TurnerProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.turner}>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={t('files.preview.previous')}
        disabled={page === 1}
        onClick={() => onTurn(page - 1)}
      >
        <IconChevronLeft size={18} stroke={1.9} />
      </ActionIcon>
      <span role="status">{t('files.preview.page', { page, pages })}</span>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={t('files.preview.next')}
        disabled={page === pages}
        onClick={() => onTurn(page + 1)}
      >
        <IconChevronRight size={18} stroke={1.9} />
      </ActionIcon>
    </div>
  );
}
