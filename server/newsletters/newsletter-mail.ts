import { createElement } from 'react';
import type { Mail } from '#server/adapters/mailer.ts';
import { createLinkReader, safeAddress } from './absolute-links.ts';
import { unsubscribeHeaders } from './subscription-mail.ts';

type Letter = { subject: string; body: string };

/**
 * A newsletter as a mail to one address: its Markdown as HTML, which keeps only http(s), mail and site links as links,
 * and, for programs that show plain text, the Markdown itself with absolute URLs.
 */
export async function newsletterMail(
  { subject, body }: Letter,
  { to, unsubscribeUrl, siteUrl }: { to: string; unsubscribeUrl: string; siteUrl: string },
): Promise<Mail> {
  // Loaded with the first newsletter: a process that sends none does not load them.
  const [{ renderToStaticMarkup }, { default: Markdown }, { default: gfm }] = await Promise.all([
    import('react-dom/server'),
    import('react-markdown'),
    import('remark-gfm'),
  ]);
  const links = createLinkReader(siteUrl);
  const written = createElement(
    Markdown,
    { remarkPlugins: [gfm, links.plugin], urlTransform: (address: string) => safeAddress(address, siteUrl) },
    body,
  );
  const page = createElement(
    'html',
    { lang: 'en' },
    createElement('head', null, createElement('meta', { charSet: 'utf-8' }), createElement('title', null, subject)),
    createElement(
      'body',
      { style: { margin: 0, background: '#f6f6f8', color: '#17171c', fontFamily: 'system-ui, sans-serif' } },
      createElement(
        'div',
        { style: { maxWidth: 600, margin: '0 auto', padding: '32px 20px', lineHeight: 1.6 } },
        createElement('p', { style: { fontWeight: 600, color: '#c41d28' } }, 'GearUp'),
        written,
        createElement(
          'p',
          { style: { marginTop: 40, fontSize: 14, color: '#5c5c68' } },
          'You get this because you subscribed to the GearUp newsletter. ',
          createElement('a', { href: unsubscribeUrl, style: { color: '#5c5c68' } }, 'Unsubscribe'),
        ),
      ),
    ),
  );
  // Must come first: rendering collects the links that `links.apply` needs below.
  const html = `<!doctype html>${renderToStaticMarkup(page)}`;
  return {
    to,
    subject,
    text: `${links.apply(body).trim()}\n\n-- \nYou get this because you subscribed to the GearUp newsletter.\nUnsubscribe: ${unsubscribeUrl}\n`,
    html,
    headers: unsubscribeHeaders(unsubscribeUrl),
  };
}
