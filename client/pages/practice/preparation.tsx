import { useParams } from 'react-router-dom';
import { needsOfPreparation, PreparationView } from '#client/features/preparation/preparation-view.tsx';
import type { Needs } from '#client/lib/api/page-needs.ts';

export const needs: Needs = (ask, { segments: { slug = '' } }) => needsOfPreparation(ask, slug);

export default function PreparationPage() {
  const { slug = '' } = useParams();
  return <PreparationView slug={slug} />;
}
