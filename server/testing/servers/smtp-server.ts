import { createServer, type AddressInfo, type Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail as received, and its parts as a mail program reads them. */
export type ReceivedMail = {
  /** The sender in the envelope, which decides where the mail goes. */
  from: string;
  recipients: string[];
  raw: string;
  /** Unfolded headers by their lower-case names. */
  headers: Map<string, string>;
  parts: { type: string; text: string }[];
};

export type TestSmtpServer = { url: string; mails: ReceivedMail[]; close(): Promise<void> };

const HOST = '127.0.0.1';

/** A real mail server on loopback, which accepts every mail unless the options say otherwise. */
export async function startSmtpServer(options: SMTPServerOptions = {}): Promise<TestSmtpServer> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Clients that stay connected are cut off when the test is over.
    closeTimeout: 100,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const envelope = { from: mailFrom ? mailFrom.address : '', recipients: rcptTo.map(({ address }) => address) };
        mails.push({ ...envelope, ...parseMail(Buffer.concat(chunks).toString('utf8')) });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {}); // in some tests the client disconnects half-way
  await new Promise<void>((listening) => server.listen(0, HOST, listening));
  const { port } = server.server.address() as AddressInfo; // it listens on a port, not on a pipe
  return { url: `smtp://${HOST}:${port}`, mails, close: () => new Promise((closed) => server.close(() => closed())) };
}

/** A mail server that accepts connections and never sends anything. */
export async function startSilentServer(): Promise<{ url: string; connections: number; close(): Promise<void> }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}); // the client closes the connection on its timeout
  });
  await new Promise<void>((listening) => server.listen(0, HOST, listening));
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return {
    url: `smtp://${HOST}:${port}`,
    get connections() {
      return sockets.size;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** Headers and text parts of a mail; enough for what a site sends. */
export function parseMail(raw: string): Pick<ReceivedMail, 'raw' | 'headers' | 'parts'> {
  const { headers, body } = split(raw);
  const boundary = /boundary="?([^";]+)"?/.exec(headers.get('content-type') ?? '')?.[1];
  const entities = boundary === undefined ? [raw] : body.split(`--${boundary}`).slice(1, -1);
  const parts = entities.map((entity) => {
    const part = split(entity.replace(/^\r\n/, ''));
    const type = part.headers.get('content-type') ?? '';
    return { type, text: decode(part.body, part.headers.get('content-transfer-encoding')) };
  });
  return { raw, headers, parts };
}

function split(entity: string) {
  const end = entity.indexOf('\r\n\r\n');
  const lines = entity
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
    }),
  );
  return { headers, body: entity.slice(end + 4) };
}

function decode(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
