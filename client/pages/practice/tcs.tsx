import { needsOfPreparation, PreparationView } from '#client/features/preparation/preparation-view.tsx';
import type { Needs } from '#client/lib/api/page-needs.ts';

const SLUG = 'TCS';

export const needs: Needs = (ask) => needsOfPreparation(ask, SLUG);

export default function TcsPage() {
  return <PreparationView slug={SLUG} heading="Hello TCS" />;
}
