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
  /** Its answer is to reach us, where MAIL_FROM may be nobody's. */
  wantsAnswer?: boolean;
  /** <…@…>; without it the mailer makes one. */
  messageId?: string;
  /** The mails of ours that it follows, the oldest first. */
  follows?: readonly string[];
};

/** As whom the site mails, and where answers to mails that want one go. */
export type MailAddresses = { from: string; replyTo?: string | undefined };

/** How mail leaves. Both verbs throw when the mail server refuses, fails, or says nothing for too long. */
export type Mailer = {
  send(mail: Mail): Promise<void>;
  /** Costs what sending costs up to the mail itself, so that not sending takes as long. */
  check(): Promise<void>;
};

/** In milliseconds. */
export type Patience = { connect: number; silence: number; whole: number };

/** Whoever waits for a mail to leave is answered within ten seconds. */
const PATIENCE: Patience = { connect: 4000, silence: 5000, whole: 9000 };

/** Over SMTP, in connections of their own: a mail server that hangs holds up no one else. */
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
      await within(patience.whole, transport.sendMail(composed(mail, replyTo)));
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
      // Whole at once: whoever watches the folder never reads half a mail.
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 }); // buffer: true
      await rename(`${file}.part`, file);
      log.info({ subject: mail.subject, file }, 'mail written to the outbox');
    },
    check: () => Promise.resolve(),
  };
}

const composed = ({ wantsAnswer = false, follows = [], ...mail }: Mail, replyTo: string) => ({
  ...mail,
  // An address given as text would be read as a list of several.
  to: { name: '', address: mail.to },
  ...(wantsAnswer && { replyTo }),
  ...(follows.length > 0 && { inReplyTo: follows.at(-1), references: [...follows] }),
});

/** What a mail server said to a mail that it did not take; undefined where it said nothing. */
export function responseCodeOf(error: unknown): number | undefined {
  const { responseCode } = error as { responseCode?: unknown }; // of nodemailer
  return typeof responseCode === 'number' ? responseCode : undefined;
}

/** Before anything was handed over. What ends a connection later may have come after the mail. */
const UNREACHED = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'EDNS', 'EAUTH']);

/** The server said no, or was never reached. Otherwise the mail may have arrived. */
export function hasNotLeft(error: unknown): boolean {
  // Nodemailer puts its own word before Node's.
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
    work.catch(() => {}); // too late to matter
  }
}
