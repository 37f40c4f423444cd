import { PreparationView } from '#client/features/preparation/preparation-view.tsx';

export default function TcsPage() {
  return <PreparationView slug="TCS" heading="Hello TCS" />;
}
