import type { Mail } from '#server/adapters/mailer.ts';
import { escapeHtml } from '#shared/rules/text/escape-html.ts';
import { containsLink } from '#shared/rules/text/contains-link.ts';
import { shownText } from '#shared/rules/text/shown-text.ts';

type MailParts = {
  to: string;
  subject: string;
  greeting: string;
  /** The text before the link or code; its line breaks are kept. */
  before: string;
  code?: string;
  /** A quoted text, such as a reviewer's note or the message replied to; its line breaks are kept. */
  quote?: string;
  link?: { href: string; label: string };
  after: string;
};

/** Text and HTML of a mail that the site sends: plain, readable everywhere, without remote pictures. */
export function layOutMail({ to, subject, greeting, before, code, quote, link, after }: MailParts): Mail {
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
<p style="margin:0 0 12px">${escapeHtml(greeting)}</p>
<p style="margin:0 0 20px;white-space:pre-line;line-height:1.6">${escapeHtml(before)}</p>
${code ? `<p style="margin:0 0 20px;font-family:ui-monospace,Menlo,monospace;font-size:30px;letter-spacing:6px;font-weight:700">${escapeHtml(code)}</p>` : ''}
${quote ? `<blockquote style="margin:0 0 20px;padding:4px 0 4px 14px;border-left:3px solid #e4e4e9;white-space:pre-line;line-height:1.6">${escapeHtml(quote)}</blockquote>` : ''}
${link ? `<p style="margin:0 0 20px"><a href="${escapeHtml(link.href)}" style="display:inline-block;background:#d01f2b;color:#ffffff;text-decoration:none;padding:12px 20px;border-radius:8px">${escapeHtml(link.label)}</a></p>` : ''}
<p style="margin:0;color:#5c5c68;line-height:1.6">${escapeHtml(after)}</p>
</div></div></body></html>`;
  return { to, subject, text: lines.join('\n'), html };
}

/**
 * Leaves out a name that shows nothing or contains an address: one from before such names were refused, or of a Google
 * account. The blank behind a dot keeps mail programs from taking any other name for a web address.
 */
export function hello(firstName: string): string {
  const name = shownText(firstName).replace(/\.(?=[\p{L}\p{N}])/gu, '. ');
  return name === '' || containsLink(firstName) ? 'Hello,' : `Hello ${name},`;
}
