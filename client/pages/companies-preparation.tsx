import { Breadcrumbs } from '#client/components/breadcrumbs.tsx';
import { ButtonLink } from '#client/components/button.tsx';
import { Picture } from '#client/components/picture.tsx';
import { PageHeading } from '#client/components/section-heading.tsx';
import { PREPARATION_CARDS, type PreparationCard } from '#client/features/preparation/cards.ts';
import { usePageMeta } from '#client/lib/use-page-meta.ts';

export default function CompaniesPreparationPage() {
  usePageMeta(
    'Companies Preparation',
    `How the interview rounds of ${PREPARATION_CARDS.length} companies usually go, and the problems that learners report from them.`,
  );
  return (
    <div className="wrap py-8 sm:py-10">
      <Breadcrumbs />
      <PageHeading title="Companies Preparation">
        How the rounds of a company usually go, and the problems that learners report from them. Rounds change: check
        the invitation you got.
      </PageHeading>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {PREPARATION_CARDS.map((card) => (
          <li key={card.title}>
            <Card card={card} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Card({ card: { title, description, buttonText, image, link } }: { card: PreparationCard }) {
  return (
    <div className="flex h-full flex-col rounded-md border border-line bg-surface p-6">
      {image !== undefined && <Picture address={image} title="" />}
      <h2 className="text-lg">{title}</h2>
      <p className="mt-2 mb-5 text-muted">{description}</p>
      <ButtonLink to={link} className="mt-auto self-start">
        {buttonText}
      </ButtonLink>
    </div>
  );
}
