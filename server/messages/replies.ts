import { z } from 'zod';
import type { Message, MessageReply } from '#prisma/generated/client.ts';
import { requireAccess, type Viewer } from '#server/access/access.ts';
import { hasNotLeft, type Mailer } from '#server/adapters/mailer.ts';
import type { Database } from '#server/database/client.ts';
import { toRecord } from '#server/database/paged-rows.ts';
import { isUniqueViolation } from '#server/database-errors.ts';
import { AppError, parseInput } from '#server/errors.ts';
import { replySchema } from '#shared/schemas/message.ts';
import type { MessageRow } from './message-views.ts';
import { replyMail } from './reply-mail.ts';

/** `unknown`: it is not known whether the mail was sent, so it may have arrived. `failed`: it was not sent. */
export type ReplyState = 'sending' | 'sent' | 'failed' | 'unknown';

export type ReplyView = {
  key: string;
  text: string;
  author: string;
  createdAt: string;
  state: ReplyState;
  error: string;
};

export type Replies = {
  /** A message and the replies to its sender, oldest first. @throws AppError not_found */
  get(viewer: Viewer, key: string): Promise<{ message: MessageRow; replies: ReplyView[] }>;
  /**
   * Mails a reply to the sender of a message. A failed reply may be sent again under its key, with another text.
   * @throws AppError upstream_failed when it was not sent or may not have been, conflict when its key has been used;
   * both carry the `state` of that reply
   */
  reply(viewer: Viewer, key: string, input: unknown): Promise<ReplyView>;
};

export type ReplyDeps = { database: Database; mailer: Mailer; siteUrl: string };

/** Longer than sending any mail takes: after that the process that sent it must have died. */
const STALE_MS = 60_000;

export function createReplies({ database: { prisma }, mailer, siteUrl }: ReplyDeps): Replies {
  const host = new URL(siteUrl).hostname;

  async function find(key: string) {
    const found = z.uuid().safeParse(key).success
      ? await prisma.message.findUnique({
          where: { key },
          include: { replies: { orderBy: [{ createdAt: 'asc' }, { key: 'asc' }] } },
        })
      : null;
    if (!found) throw new AppError('not_found', 'There is no such message');
    return found;
  }

  /** Stores the reply before its mail is sent, so that nobody else sends it too; null if its key cannot be used. */
  async function claim(data: Pick<MessageReply, 'key' | 'messageKey' | 'text' | 'author' | 'mailId'>) {
    const { key, messageKey, text, author } = data;
    try {
      return await prisma.messageReply.create({ data });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      const { count } = await prisma.messageReply.updateMany({
        where: { key, messageKey, state: 'failed' },
        data: { text, author, state: 'sending', error: '' },
      });
      return count === 0 ? null : prisma.messageReply.findUniqueOrThrow({ where: { key } });
    }
  }

  async function deliver(message: Message & { replies: MessageReply[] }, reply: MessageReply): Promise<ReplyView> {
    // updateMany, as the message may be deleted with its replies in the meantime, although the mail has been sent.
    async function settle(state: ReplyState, error = '') {
      await prisma.messageReply.updateMany({ where: { key: reply.key }, data: { state, error } });
      return { ...reply, state, error };
    }
    const follows = message.replies.filter(({ key, state }) => key !== reply.key && state !== 'failed');
    try {
      await mailer.send(replyMail(message, { ...reply, follows: follows.map(({ mailId }) => mailId) }));
    } catch (cause) {
      const state = hasNotLeft(cause) ? 'failed' : 'unknown';
      const reason = cause instanceof Error ? cause.message : String(cause);
      await settle(state, reason);
      const message =
        state === 'failed'
          ? `The reply could not be sent: ${reason}`
          : 'The mail server did not answer: the reply may have arrived';
      throw new AppError('upstream_failed', message, { cause, data: { state } });
    }
    return toView(await settle('sent'));
  }

  return {
    async get(viewer, key) {
      requireAccess(viewer, 'people.administer');
      const { replies, ...message } = await find(key);
      return { message: toRecord<MessageRow>(message), replies: replies.map(toView) };
    },

    async reply(viewer, key, input) {
      requireAccess(viewer, 'people.administer');
      const { replyKey, text } = parseInput(replySchema, input);
      const message = await find(key);
      if (message.email === '') throw new AppError('conflict', 'The sender left no email address');
      const reply = await claim({
        key: replyKey,
        messageKey: key,
        text,
        author: viewer.role === 'administrator' ? viewer.username : '',
        mailId: `<${replyKey}@${host}>`,
      });
      if (reply) return deliver(message, reply);
      const existing = await prisma.messageReply.findUnique({ where: { key: replyKey, messageKey: key } });
      if (!existing) throw new AppError('conflict', 'This reply belongs to another message');
      const earlier = toView(existing);
      // A retry, because the first response was lost.
      if (earlier.state === 'sent' && earlier.text === text) return earlier;
      const happened = earlier.state === 'sent' ? 'was already sent' : 'is being sent, or may have arrived';
      throw new AppError('conflict', `This reply ${happened}`, { data: { state: earlier.state } });
    },
  };
}

function toView({ key, text, author, createdAt, changedAt, state, error }: MessageReply): ReplyView {
  const isLost = state === 'sending' && Date.now() - changedAt.getTime() > STALE_MS;
  return {
    key,
    text,
    author,
    createdAt: createdAt.toISOString(),
    state: isLost ? 'unknown' : (state as ReplyState), // only our own states are written
    error: isLost ? 'The server stopped while this mail was being handed over' : error,
  };
}
