import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Logger } from 'pino';

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
  /** Sets Reply-To, as the mailbox of MAIL_FROM may not exist. */
  wantsAnswer?: boolean;
  /** <…@…>; generated when absent. */
  messageId?: string;
  /** Message ids of the site's earlier mails in the thread, oldest first. */
  follows?: readonly string[];
};

/** The sender of the site's mails, and the Reply-To of mails that want an answer. */
export type MailAddresses = { from: string; replyTo?: string | undefined };

/** Sends mail. Both methods throw when the mail server refuses, fails or times out. */
export type Mailer = {
  send(mail: Mail): Promise<void>;
  /** Does what sending does up to the mail itself, so that not sending takes as long. */
  check(): Promise<void>;
};

/** Timeouts in milliseconds: to connect, without data from the server, and for the whole mail. */
export type Patience = { connect: number; silence: number; whole: number };

/** These values give a caller that waits for a mail its result within ten seconds. */
const PATIENCE: Patience = { connect: 4000, silence: 5000, whole: 9000 };

/** Sends each mail over a separate SMTP connection, so that a mail server that hangs delays no other mail. */
export function smtpMailer(smtpUrl: string, { from, replyTo = from }: MailAddresses, patience = PATIENCE): Mailer {
  const transport = nodemailer.createTransport(
    {
      url: smtpUrl,
      connectionTimeout: patience.connect,
      greetingTimeout: patience.silence,
      socketTimeout: patience.silence,
      dnsTimeout: patience.connect,
    },
    { from },
  );
  return {
    async send(mail) {
      await within(patience.whole, transport.sendMail(composed(mail, replyTo))).catch((error: unknown) => {
        throw withoutCodes(error);
      });
    },
    async check() {
      await within(patience.whole, transport.verify());
    },
  };
}

/** Without a mail server each mail is a file `<time>-<recipient>.eml` in the outbox, and its subject is logged. */
export function outboxMailer(folder: string, { from, replyTo = from }: MailAddresses, log: Logger): Mailer {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, { from });
  return {
    async send(mail) {
      const { message } = await composer.sendMail(composed(mail, replyTo));
      await mkdir(folder, { recursive: true });
      const time = new Date().toISOString().replaceAll(':', '-');
      const file = join(folder, `${time}-${mail.to.replace(/[^\w.@+-]/g, '_')}.eml`);
      // Renamed when complete, so that a reader of the folder never sees a partial mail.
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 }); // buffer: true
      await rename(`${file}.part`, file);
      log.info({ subject: mail.subject, file }, 'mail written to the outbox');
    },
    check: () => Promise.resolve(),
  };
}

const composed = ({ wantsAnswer = false, follows = [], ...mail }: Mail, replyTo: string) => ({
  ...mail,
  // Given as a string, the address would be parsed as a list of addresses.
  to: { name: '', address: mail.to },
  ...(wantsAnswer && { replyTo }),
  ...(follows.length > 0 && { inReplyTo: follows.at(-1), references: [...follows] }),
});

/** Removes codes from an error: mail servers may quote what they refuse, and errors are logged. */
function withoutCodes(error: unknown): unknown {
  const texts = error as { message?: unknown; response?: unknown; stack?: unknown }; // of nodemailer
  for (const name of ['message', 'response', 'stack'] as const)
    if (typeof texts[name] === 'string') texts[name] = texts[name].replace(/\d{6,}/g, '******');
  return error;
}

/** The response code of a mail server that refused a mail; undefined when it did not respond. */
export function responseCodeOf(error: unknown): number | undefined {
  const { responseCode } = error as { responseCode?: unknown }; // of nodemailer
  return typeof responseCode === 'number' ? responseCode : undefined;
}

/**
 * Errors from before a mail is handed over. An error that ends a connection later may come after the mail was accepted.
 */
const UNREACHED = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'EDNS', 'EAUTH']);

/** Whether the mail server refused the mail or was never reached. Otherwise the mail may have arrived. */
export function hasNotLeft(error: unknown): boolean {
  // Nodemailer's code is in `code`, Node's in `originalCode`.
  const { code, originalCode } = error as { code?: unknown; originalCode?: unknown };
  return responseCodeOf(error) !== undefined || [code, originalCode].some((word) => UNREACHED.has(String(word)));
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expiry = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('The mail server does not answer')), milliseconds);
  });
  try {
    return await Promise.race([work, expiry]);
  } finally {
    clearTimeout(timer);
    work.catch(() => {}); // a failure after the timeout is ignored
  }
}
