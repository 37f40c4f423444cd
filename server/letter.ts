import type { Mail } from '#server/adapters/mailer.ts';

/** Text and HTML of the mails that the site sends: plain, readable everywhere, without remote pictures. */

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

type Letter = {
  to: string;
  subject: string;
  greeting: string;
  before: string;
  code?: string;
  /** What somebody wrote to the reader, in lines as they were written. */
  quote?: string;
  link?: { href: string; label: string };
  after: string;
};

function letter({ to, subject, greeting, before, code, quote, link, after }: Letter): Mail {
  const lines = [
    greeting,
    '',
    before,
    '',
    ...(code ? [code, ''] : []),
    ...(quote ? [...quote.split(/\r?\n/).map((line) => `> ${line}`), ''] : []),
    ...(link ? [link.href, ''] : []),
    after,
    '',
    'GearUp',
  ];
  const html = `<!doctype html><html lang="en"><body style="margin:0;background:#f6f6f8;font-family:system-ui,-apple-system,'Segoe UI',sans-serif;color:#17171c">
<div style="max-width:480px;margin:0 auto;padding:32px 20px">
<div style="background:#ffffff;border:1px solid #e4e4e9;border-radius:8px;padding:28px">
<p style="margin:0 0 20px;font-weight:600;color:#c41d28">GearUp</p>
<p style="margin:0 0 12px">${escape(greeting)}</p>
<p style="margin:0 0 20px;line-height:1.6">${escape(before)}</p>
${code ? `<p style="margin:0 0 20px;font-family:ui-monospace,Menlo,monospace;font-size:30px;letter-spacing:6px;font-weight:700">${escape(code)}</p>` : ''}
${quote ? `<blockquote style="margin:0 0 20px;padding:4px 0 4px 14px;border-left:3px solid #e4e4e9;white-space:pre-line;line-height:1.6">${escape(quote)}</blockquote>` : ''}
${link ? `<p style="margin:0 0 20px"><a href="${escape(link.href)}" style="display:inline-block;background:#d01f2b;color:#ffffff;text-decoration:none;padding:12px 20px;border-radius:8px">${escape(link.label)}</a></p>` : ''}
<p style="margin:0;color:#5c5c68;line-height:1.6">${escape(after)}</p>
</div></div></body></html>`;
  return { to, subject, text: lines.join('\n'), html };
}

const hello = (firstName: string) => `Hello ${firstName},`;
const IGNORE = 'If this was not you, ignore this mail: nothing happens without the code.';

export const signUpMail = (to: string, firstName: string, code: string): Mail =>
  letter({
    to,
    subject: `${code} is your GearUp code`,
    greeting: hello(firstName),
    before: 'With this code you finish signing up. It is good for ten minutes.',
    code,
    after: IGNORE,
  });

export const resetMail = (to: string, firstName: string, code: string): Mail =>
  letter({
    to,
    subject: `${code} is your code for a new password`,
    greeting: hello(firstName),
    before: 'With this code you choose a new password. It is good for ten minutes, and it ends every session of yours.',
    code,
    after: IGNORE,
  });

export function confirmSubscriptionMail(to: string, confirmUrl: string, unsubscribeUrl: string): Mail {
  const mail = letter({
    to,
    subject: 'Confirm your subscription to GearUp',
    greeting: 'Hello,',
    before: 'Somebody, hopefully you, asked for the GearUp newsletter at this address. Follow the link to confirm it.',
    link: { href: confirmUrl, label: 'Confirm' },
    after: `If this was not you, ignore this mail, or unsubscribe: ${unsubscribeUrl}`,
  });
  return { ...mail, headers: unsubscribeHeaders(unsubscribeUrl) };
}

type Reviewed = { firstName: string; header: string; note: string };

export const blogPublishedMail = (to: string, { firstName, header, note, link }: Reviewed & { link: string }): Mail =>
  letter({
    to,
    subject: 'Your blog is published',
    greeting: hello(firstName),
    before: `Your blog “${header}” is on GearUp now, for everybody to read.`,
    quote: note,
    link: { href: link, label: 'Read it' },
    after: 'Thanks for contributing!',
  });

export const blogDeclinedMail = (to: string, { firstName, header, note }: Reviewed): Mail =>
  letter({
    to,
    subject: 'Your blog was not published',
    greeting: hello(firstName),
    before: `We have read your blog “${header}” and have not published it. This is why:`,
    quote: note,
    after: 'You find it on your profile. You are welcome to contribute it again, or another one.',
  });

/** One-click unsubscribe (RFC 8058). */
export const unsubscribeHeaders = (unsubscribeUrl: string): Record<string, string> => ({
  'List-Unsubscribe': `<${unsubscribeUrl}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
