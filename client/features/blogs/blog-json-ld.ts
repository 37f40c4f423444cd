import { organization } from '#client/lib/json-ld.ts';
import { webAddress } from '#client/lib/web-address.ts';
import { href } from '#shared/paths.ts';
import type { JsonLd } from '#shared/rendering.ts';
import { excerpt } from '#shared/rules/text/excerpt.ts';

type BlogPage = {
  blog: { id: number; header: string; explanation: string; date: string; image: string };
  updatedAt: string;
  isContributed: boolean;
};

/** @param address turns a path into an absolute address */
export function blogJsonLd({ blog, updatedAt, isContributed }: BlogPage, address: (path: string) => string): JsonLd {
  const { id, header, explanation, date, image } = blog;
  return {
    '@type': 'TechArticle',
    headline: header,
    description: excerpt(explanation),
    url: address(href('blog', { id })),
    mainEntityOfPage: address(href('blog', { id })),
    ...(/^\d{4}-\d\d-\d\d$/.test(date) && { datePublished: date }),
    dateModified: updatedAt,
    image: webAddress(image, address('/')) ?? address('/card.png'),
    // The names of learners who contributed are not public.
    ...(!isContributed && { author: organization(address) }),
    publisher: organization(address),
    inLanguage: 'en',
  };
}
