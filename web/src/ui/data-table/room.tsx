// Content shown in another column's cell while its own column is hidden.
import type { ReactNode } from 'react';
import type { Room } from './table-props.ts';

export const Until = ({ room, children }: { room: Room; children: ReactNode }) => (
  <span data-until={room}>{children}</span>
);
