import { PreparationView } from '#client/features/preparation/preparation-view.tsx';

export default function TcsPage() {
  return <PreparationView company="TCS" heading="Hello TCS" />;
}
