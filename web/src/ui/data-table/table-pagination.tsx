// Below a list: rows per page at the left, range and pages at the right; on a phone only back and forth.
import { ActionIcon, NativeSelect, Pagination } from '@mantine/core';
import { IconChevronDown, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { pageSizes } from '../../platform/address/page-sizes.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import classes from './data-table.module.css';
import type { Paging } from './table-props.ts';

export default function TablePagination({
  page,
  limit,
  total,
  totalIsCapped,
  onPage,
  onLimit,
  wide,
}: Paging & { wide: boolean }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const pages = Math.max(1, Math.ceil(total / limit));
  const count = `${formats.number(total)}${totalIsCapped ? '+' : ''}`;
  const range = t('paging.range', { from: (page - 1) * limit + 1, to: Math.min(page * limit, total), total: count });
  if (!wide) return <PhonePages page={page} pages={pages} range={range} onPage={onPage} />;
  return (
    <div className={classes.footer}>
      <span id="page-size-label">{t('paging.page_size')}</span>
      <NativeSelect
        size="xs"
        w={72}
        rightSection={<IconChevronDown size={16} stroke={1.9} />}
        aria-labelledby="page-size-label"
        data={pageSizes.map(String)}
        value={String(limit)}
        onChange={(event) => onLimit(Number(event.currentTarget.value))}
      />
      <output className={classes.range}>{range}</output>
      {pages > 1 && (
        <Pagination
          size="md"
          gap={4}
          total={pages}
          value={page}
          onChange={onPage}
          getItemProps={(number) => ({ 'aria-label': t('paging.page', { page: number }) })}
          getControlProps={(control) => ({ 'aria-label': t(`paging.${control}`) })}
        />
      )}
    </div>
  );
}

function PhonePages({
  page,
  pages,
  range,
  onPage,
}: {
  page: number;
  pages: number;
  range: string;
  onPage: (page: number) => void;
}) {
  const { t } = useTranslation();
  const arrow = (to: number, label: string, Icon: typeof IconChevronLeft) => (
    <ActionIcon
      variant="default"
      size={44}
      aria-label={label}
      disabled={to < 1 || to > pages}
      onClick={() => onPage(to)}
    >
      <Icon size={18} stroke={1.9} />
    </ActionIcon>
  );
  return (
    <div className={classes.phonePages}>
      {arrow(page - 1, t('paging.previous'), IconChevronLeft)}
      <output>{range}</output>
      {arrow(page + 1, t('paging.next'), IconChevronRight)}
    </div>
  );
}
