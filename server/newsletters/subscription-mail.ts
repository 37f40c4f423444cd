import type { Mail } from '#server/adapters/mailer.ts';
import { layOutMail } from '#server/adapters/mail-layout.ts';

export function confirmSubscriptionMail(to: string, confirmUrl: string, unsubscribeUrl: string): Mail {
  const mail = layOutMail({
    to,
    subject: 'Confirm your subscription to GearUp',
    greeting: 'Hello,',
    before:
      'Somebody, hopefully you, asked for the GearUp newsletter at this address. Follow the link and press the button to confirm it.',
    link: { href: confirmUrl, label: 'Confirm' },
    after: `If this was not you, ignore this mail, or unsubscribe: ${unsubscribeUrl}`,
  });
  return { ...mail, headers: unsubscribeHeaders(unsubscribeUrl) };
}

/** One-click unsubscribe (RFC 8058). */
export const unsubscribeHeaders = (unsubscribeUrl: string): Record<string, string> => ({
  'List-Unsubscribe': `<${unsubscribeUrl}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
