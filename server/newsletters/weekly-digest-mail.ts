import { hello, layOutMail } from '#server/adapters/mail-layout.ts';
import type { Mail } from '#server/adapters/mailer.ts';
import { href } from '#shared/paths.ts';
import { withCount } from '#shared/rules/text/plural.ts';
import type { LearnersWeek } from './learners-week.ts';
import { unsubscribeHeaders } from './subscription-mail.ts';

type Addressed = { to: string; firstName: string; siteUrl: string; unsubscribeUrl: string };

/**
 * The mail about what a learner did in the last week and what is due. Null when there is neither: then no mail is sent.
 */
export function weeklyDigestMail(
  week: LearnersWeek,
  { to, firstName, siteUrl, unsubscribeUrl }: Addressed,
): Mail | null {
  const { ticked, days, reviewed, due, titles } = week;
  const done = [
    ...(ticked > 0 ? [`${withCount(ticked, 'problem')} solved on ${withCount(days, 'day')}`] : []),
    ...(reviewed > 0 ? [`${withCount(reviewed, 'card')} reviewed`] : []),
  ];
  if (done.length === 0 && due === 0) return null;
  const mail = layOutMail({
    to,
    subject: due > 0 ? `Your week on GearUp: ${withCount(due, 'review')} due today` : 'Your week on GearUp',
    greeting: hello(firstName),
    before: [
      done.length > 0 ? `Your last seven days: ${done.join(', ')}.` : 'You did nothing here in the last seven days.',
      due > 0
        ? `Due today: ${withCount(due, 'review')}${titles.length > 0 ? ', such as' : '.'}`
        : 'Nothing is due today.',
    ].join('\n'),
    ...(due > 0 && titles.length > 0 && { quote: titles.join('\n') }),
    link:
      due > 0
        ? { href: siteUrl + href('reviews'), label: 'Review' }
        : { href: siteUrl + href('sheet'), label: 'Solve a problem' },
    after: `You get this letter because you asked for it on your profile. One click ends it: ${unsubscribeUrl}`,
  });
  return { ...mail, headers: unsubscribeHeaders(unsubscribeUrl) };
}
