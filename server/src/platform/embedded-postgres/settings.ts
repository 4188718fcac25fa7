// PostgreSQL's settings, measured for this product on two cores; only tests give up durability.

const measured = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  random_page_cost: '1.1',
  max_wal_size: '1GB',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

const durable = { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' };

/** For a database that a test run makes and throws away. */
const throwaway = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  autovacuum: 'off',
  max_wal_senders: '0',
  wal_level: 'minimal',
};

/** The settings as arguments of `postgres`. */
export function settingArguments(options: { clusterName: string; port: number; throwaway: boolean }): string[] {
  const settings = {
    ...measured,
    ...(options.throwaway ? throwaway : durable),
    port: String(options.port),
    cluster_name: options.clusterName,
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
