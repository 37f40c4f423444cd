import { ButtonLink } from '#client/components/button.tsx';
import { Download } from '#client/components/icons/icons-learning.ts';
import { studyPdfAddress, type StudyTopic } from '#shared/study-topics.ts';

/** A link to the PDF with all items of a topic, without the router, as it is not a page. */
export function DownloadPdf({ topic }: { topic: StudyTopic }) {
  return (
    <ButtonLink look="primary" to={studyPdfAddress(topic)} reloadDocument download>
      <Download size={18} aria-hidden /> Download PDF
    </ButtonLink>
  );
}
