import { useParams } from 'react-router-dom';
import { PreparationView } from '#client/features/preparation/preparation-view.tsx';

export default function PreparationPage() {
  const { slug = '' } = useParams();
  return <PreparationView slug={slug} />;
}
