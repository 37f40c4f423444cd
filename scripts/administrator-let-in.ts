/**
 * `npm run administrator:let-in -- name`: clears the wrong guesses at an administrator's login. The site may be
 * running.
 */
import { letIn } from '#server/administrators/let-in.ts';
import { runCommand } from '#server/process/command.ts';
import { openConfiguredDatabase } from '#server/database/open-configured.ts';

await runCommand(async (env) => {
  const [username, ...others] = process.argv.slice(2);
  if (username === undefined || others.length > 0) {
    console.error('Usage: npm run administrator:let-in -- <username of the administrator>');
    return 1;
  }
  const { database, close } = await openConfiguredDatabase({ env, progress: console.log });
  try {
    const isKnown = await letIn(database, username);
    console.log(
      isKnown
        ? `${username} can log in now: while somebody guesses on, within a minute. From then on that browser is known.`
        : `There is no administrator ${username}.`,
    );
    return isKnown ? 0 : 1;
  } finally {
    await close();
  }
});
