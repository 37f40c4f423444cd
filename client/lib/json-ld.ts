import type { JsonLd } from '#shared/rendering.ts';

type Address = (path: string) => string;

export const organization = (address: Address): JsonLd => ({
  '@type': 'Organization',
  '@id': `${address('/')}#organization`,
  name: 'GearUp',
  url: address('/'),
  logo: address('/icon.svg'),
});

export const website = (address: Address): JsonLd => ({
  '@type': 'WebSite',
  '@id': `${address('/')}#website`,
  name: 'GearUp',
  url: address('/'),
  inLanguage: 'en',
  publisher: organization(address),
});

export const breadcrumbList = (trail: { name: string; path: string }[], address: Address): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: address(path),
  })),
});

/** @param questions plain text, without markup */
export const faqPage = (questions: { question: string; answer: string }[]): JsonLd => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
