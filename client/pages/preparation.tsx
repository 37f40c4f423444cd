import { useParams } from 'react-router-dom';
import { NotFoundView } from '#client/components/not-found-view.tsx';
import { PreparationView } from '#client/features/preparation/preparation-view.tsx';
import { href } from '#shared/paths.ts';
import { preparationCompanyAt } from '#shared/preparation-companies.ts';

export default function PreparationPage() {
  const { company: slug = '' } = useParams();
  const company = preparationCompanyAt(slug);
  if (!company) {
    return (
      <NotFoundView
        title="There is no such preparation page"
        back={{ to: href('companiesPreparation'), label: 'All companies' }}
      >
        The address is mistyped, or this company has no page yet.
      </NotFoundView>
    );
  }
  return <PreparationView company={company} heading={`Prepare for ${company}`} />;
}
