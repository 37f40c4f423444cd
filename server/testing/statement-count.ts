import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy to PostgreSQL that counts statements. */
export type StatementCount = {
  /** The same database, through the proxy. */
  url: string;
  /** Statements so far, including BEGIN and COMMIT; a script that is sent as one query counts as one. */
  soFar(): number;
  close(): Promise<void>;
};

const SIMPLE_QUERY = 'Q'.charCodeAt(0);
const EXECUTE = 'E'.charCodeAt(0);

/** The application name of the change feed's connection, which may query at any time. */
const NOT_COUNTED = 'gearup change feed';

/**
 * Starts a proxy between a process, this or another one, and its database, and reads what the process sends: it counts
 * what was on the wire, whichever library sent it.
 */
export async function countStatements(databaseUrl: string): Promise<StatementCount> {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let count = 0;

  const server = createServer((client) => {
    const database = connect(Number(port || 5432), hostname);
    let isCounted = true;
    const read = messageReader((type, text) => {
      if (type === null) isCounted = !text().includes(NOT_COUNTED);
      else if (isCounted && (type === SIMPLE_QUERY || type === EXECUTE)) count++;
    });
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(from);
      from.setNoDelay(true);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.on('error', () => {}); // 'close' follows
    }
    client.on('data', (chunk) => {
      read(chunk);
      database.write(chunk);
    });
    database.pipe(client);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));

  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port); // it listens on a port, not on a pipe
  return {
    url: url.href,
    soFar: () => count,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/**
 * Splits a client's bytes into messages of PostgreSQL's protocol: a type of one byte, which the first message
 * does not have, and a length that includes itself.
 */
function messageReader(onMessage: (type: number | null, text: () => string) => void) {
  let rest: Buffer = Buffer.alloc(0);
  let isFirst = true;
  return (chunk: Buffer) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    for (;;) {
      const header = isFirst ? 4 : 5;
      if (rest.length < header) return;
      const end = rest.readUInt32BE(header - 4) + header - 4;
      if (rest.length < end) return;
      const message = rest.subarray(header, end);
      onMessage(isFirst ? null : (rest[0] ?? 0), () => message.toString('latin1'));
      isFirst = false;
      rest = rest.subarray(end);
    }
  };
}
