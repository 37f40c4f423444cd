import { mailsSent } from '#server/metrics/instruments.ts';
import type { Mailer } from './mailer.ts';

/** Counts sent and failed mails. */
export const meteredMailer = (mailer: Mailer): Mailer => ({
  check: () => mailer.check(),
  async send(mail) {
    try {
      await mailer.send(mail);
      mailsSent.inc({ result: 'sent' });
    } catch (error) {
      mailsSent.inc({ result: 'failed' });
      throw error;
    }
  },
});
