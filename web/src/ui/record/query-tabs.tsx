// Tabs whose selection is in the address, so that a link can open one.
import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { useQueryTab } from '../../platform/address/query-tab.ts';
import { CountBadge } from '../text/status-badge.tsx';
import classes from './query-tabs.module.css';

export interface QueryTab {
  value: string;
  label: string;
  count?: number | undefined;
  /** A yellow dot with this text for screen readers: something in this tab needs attention. */
  dot?: string | undefined;
  content: ReactNode;
  /** Its content is drawn only while it is selected. */
  onlyWhenOpen?: boolean;
}

interface QueryTabsProps {
  tabs: readonly QueryTab[];
  /** The query parameter. */
  name?: string;
  label: string;
  /** Wraps the list of tabs, e.g. in a header's lower edge. */
  listClassName?: string;
}

export function QueryTabs({ tabs, name = 'tab', label, listClassName = '' }: QueryTabsProps) {
  const [value, choose] = useQueryTab(tabs, name);
  return (
    // Lists read the address, so only the selected one may be mounted.
    <Tabs value={value} onChange={choose} keepMounted={false}>
      <div className={`${classes.scroll} ${listClassName}`}>
        <QueryTabList tabs={tabs} label={label} />
      </div>
      {tabs.map((tab) => (
        <Tabs.Panel key={tab.value} value={tab.value} pt={16}>
          {tab.content}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

export function QueryTabList({ tabs, label }: { tabs: readonly Omit<QueryTab, 'content'>[]; label: string }) {
  return (
    <Tabs.List aria-label={label} className={classes.list ?? ''}>
      {tabs.map(({ value, label: text, count, dot }) => (
        <Tabs.Tab key={value} value={value}>
          <span className={classes.tab}>
            {text}
            {count !== undefined && <CountBadge count={count} />}
            {dot && <span className={classes.dot} role="img" aria-label={dot} />}
          </span>
        </Tabs.Tab>
      ))}
    </Tabs.List>
  );
}
