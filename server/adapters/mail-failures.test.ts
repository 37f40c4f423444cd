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

test('a mail has not left when the server cannot be reached', async () => {
  const port = await listening(() => {});
  close.splice(0).forEach((end) => end());
  expect(hasNotLeft(await mailTo(port))).toBe(true);
});

test('a mail may have left when the server took it whole and then vanished', async () => {
  const port = await listening((socket) => {
    let isBody = false;
    socket.write('220 ready\r\n');
    socket.on('error', () => {});
    socket.on('data', (data) => {
      const text = data.toString();
      if (isBody) return text.includes('\r\n.\r\n') && socket.destroy();
      isBody = text.startsWith('DATA');
      return socket.write(isBody ? '354 go on\r\n' : '250 fine\r\n');
    });
  });
  const failure = await mailTo(port);
  expect(failure).toBeInstanceOf(Error);
  expect(hasNotLeft(failure)).toBe(false);
});

test('a mail has not left when the server refuses it', async () => {
  const port = await listening((socket) => {
    socket.on('error', () => {});
    socket.write('220 ready\r\n');
    socket.on('data', (data) => socket.write(data.toString().startsWith('RCPT') ? '550 nobody\r\n' : '250 fine\r\n'));
  });
  expect(hasNotLeft(await mailTo(port))).toBe(true);
});
