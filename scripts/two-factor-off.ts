/** `npm run two-factor:off -- name`: turns off an administrator's two-factor authentication. The site may be running. */
import { takeTwoFactor } from '#server/administrators/two-factor.ts';
import { runCommand } from '#server/process/command.ts';
import { openConfiguredDatabase } from '#server/database/open-configured.ts';

await runCommand(async (env) => {
  const [username, ...others] = process.argv.slice(2);
  if (username === undefined || others.length > 0) {
    console.error('Usage: npm run two-factor:off -- <username of the administrator>');
    return 1;
  }
  const { database, close } = await openConfiguredDatabase({ env, progress: console.log });
  try {
    const wasOn = await takeTwoFactor(database, username);
    console.log(
      wasOn ? `${username} now logs in with the password only.` : `${username} has no two-factor authentication.`,
    );
    return wasOn ? 0 : 1;
  } finally {
    await close();
  }
});
