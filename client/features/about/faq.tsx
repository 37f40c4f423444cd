import { Disclosure } from '#client/components/disclosure.tsx';

const QUESTIONS = [
  {
    question: 'Which programming languages are covered?',
    answer:
      'C, C++, Java, Python and JavaScript, with SQL in the database notes. Blogs and contests mix C++, Java and Python.',
  },
  {
    question: 'How often is the content updated?',
    answer: 'Every week: a contest with its solutions, new blogs, and problems as companies ask them.',
  },
  {
    question: 'Can I ask for a topic?',
    answer: 'Yes. Send it with the contact form and say what you prepare for; requests decide what is written next.',
  },
  {
    question: 'What is in the DSA sheets?',
    answer:
      'The SDE sheet is one curriculum, topic by topic. The company-wise sheet shows what a company asks, and Top 50 is what to know first. Ticks, stars and notes follow a problem to each sheet it is on.',
  },
  {
    question: 'May I use the projects in my portfolio?',
    answer: 'Yes. The project ideas are there to be built, changed and shown as your drafts and submissions.',
  },
];

/** Five collapsible questions, native to the browser. */
export function Faq() {
  return (
    <div className="divide-y divide-line rounded-md border border-line bg-surface">
      {QUESTIONS.map(({ question, answer }) => (
        <Disclosure key={question} summary={question}>
          {answer}
        </Disclosure>
      ))}
    </div>
  );
}
