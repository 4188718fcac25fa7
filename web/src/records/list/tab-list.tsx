// A list without a page head: in a tab, or as the body of one's own list.

import { CreateButton } from './create-button.tsx';
import type { ListView } from './list-view.ts';
import { RecordTable } from './record-table.tsx';
import { useRecordList } from './use-record-list.ts';

interface TabListProps<Row> {
  view: ListView<Row>;
  /** False: the page's head has the button. */
  createInBar?: boolean;
}

export function TabList<Row extends { id: string }>({ view, createInBar = true }: TabListProps<Row>) {
  const { create, texts, Beside } = view;
  return (
    <>
      <RecordTable
        view={view}
        records={useRecordList(view)}
        create={createInBar && create && <CreateButton way={create} texts={texts} variant="default" />}
      />
      {Beside && <Beside />}
    </>
  );
}
