// What stands in another column's cell until its own column has room.
import type { ReactNode } from 'react';
import type { Room } from './table-props.ts';

export const Until = ({ room, children }: { room: Room; children: ReactNode }) => (
  <span data-until={room}>{children}</span>
);
