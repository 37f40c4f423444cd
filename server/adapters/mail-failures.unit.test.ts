import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { hasNotLeft, smtpMailer } from './mailer.ts';

const close: (() => void)[] = [];
afterEach(() => close.splice(0).forEach((end) => end()));

const mailTo = (port: number) =>
  smtpMailer(`smtp://127.0.0.1:${port}`, { from: 'GearUp <hello@gearup.example>', replyTo: undefined })
    .send({ to: 'ada@example.org', subject: 'A mail', text: 'Of some words', html: '<p>Of some words</p>' })
    .then(
      () => null,
      (error: unknown) => error,
    );

function listening(onConnection: (socket: Socket) => void): Promise<number> {
  const server = createServer(onConnection);
  close.push(() => server.close());
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port)); // it listens on a port
  });
}

test('a mail server that nobody can reach has no mail', async () => {
  const port = await listening(() => {});
  close.splice(0).forEach((end) => end());
  expect(hasNotLeft(await mailTo(port))).toBe(true);
});

test('a mail server that took the whole mail and then was gone may have it', async () => {
  const port = await listening((socket) => {
    let isBody = false;
    socket.write('220 ready\r\n');
    socket.on('error', () => {});
    socket.on('data', (data) => {
      const said = data.toString();
      if (isBody) return said.includes('\r\n.\r\n') && socket.destroy();
      isBody = said.startsWith('DATA');
      return socket.write(isBody ? '354 go on\r\n' : '250 fine\r\n');
    });
  });
  const failure = await mailTo(port);
  expect(failure).toBeInstanceOf(Error);
  expect(hasNotLeft(failure)).toBe(false);
});

test('a mail server that refuses has no mail', async () => {
  const port = await listening((socket) => {
    socket.on('error', () => {});
    socket.write('220 ready\r\n');
    socket.on('data', (data) => socket.write(data.toString().startsWith('RCPT') ? '550 nobody\r\n' : '250 fine\r\n'));
  });
  expect(hasNotLeft(await mailTo(port))).toBe(true);
});
