/**
 * Settings of the embedded server: durable (fsync and synchronous commit stay on), few processes and little memory, no
 * network where Unix sockets exist.
 */
export function serverArguments(clusterDir: string, listen: Listen): string[] {
  const settings = {
    listen_addresses: listen.kind === 'tcp' ? '127.0.0.1' : '',
    port: String(listen.port),
    unix_socket_directories: listen.kind === 'socket' ? listen.dir : '',
    unix_socket_permissions: '0700',
    max_connections: '60',
    superuser_reserved_connections: '3',
    shared_buffers: '48MB',
    // Three helper processes read ahead for large scans; at this size the kernel's cache does as well.
    io_method: 'sync',
    jit: 'off',
    max_wal_size: '256MB',
    // One machine, no replicas: less to write per change.
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_logical_replication_workers: '0',
    max_parallel_workers_per_gather: '0',
    autovacuum_max_workers: '1',
    // When one of its processes crashes the server ends, and Whittle starts it again: one way to recover, not two.
    restart_after_crash: 'off',
    log_min_messages: 'warning',
    log_line_prefix: '',
    log_min_error_statement: 'panic',
    timezone: 'UTC',
  };
  return ['-D', clusterDir, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

/** A socket in `dir`, named by `port`; or a TCP port of this machine where Node has no Unix sockets. */
export type Listen = { kind: 'socket'; dir: string; port: number } | { kind: 'tcp'; port: number };
