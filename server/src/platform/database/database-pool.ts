// The pool of connections, and the connections that short reads share.
import pg from 'pg';
import { createLanes, type Lanes } from './lanes.ts';

export class DatabasePool extends pg.Pool {
  readonly lanes: Lanes;

  /** @param lanes how many connections are shared */
  constructor(config: pg.PoolConfig, lanes: number) {
    super(config);
    this.lanes = createLanes(this, lanes);
  }

  override async end(): Promise<void> {
    await this.lanes.end();
    await super.end();
  }
}
