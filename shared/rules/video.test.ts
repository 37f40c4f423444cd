import { expect, test } from 'vitest';
import { youTubeId } from './video.ts';

const ID = 'dQw4w9WgXcQ';

test.each([
  `https://www.youtube.com/watch?v=${ID}`,
  `http://youtube.com/watch?v=${ID}`,
  `https://m.youtube.com/watch?v=${ID}&t=42s`,
  `https://music.youtube.com/watch?list=PL1&v=${ID}`,
  `https://youtu.be/${ID}`,
  `https://youtu.be/${ID}?si=abc`,
  `https://www.youtube.com/embed/${ID}?start=1`,
  `https://www.youtube.com/shorts/${ID}`,
  `https://www.youtube.com/live/${ID}`,
  `https://www.youtube.com/v/${ID}`,
  `https://www.youtube-nocookie.com/embed/${ID}`,
  `HTTPS://WWW.YOUTUBE.COM/watch?v=${ID}`,
])('%s is a video', (address) => {
  expect(youTubeId(address)).toBe(ID);
});

test.each([
  '',
  'nonsense',
  '/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/watch?v=short',
  `https://www.youtube.com/watch?v=${ID}x`,
  `https://www.youtube.com/playlist?list=${ID}`,
  `https://www.youtube.com/@channel/${ID}`,
  `https://youtube.com.evil.example/watch?v=${ID}`,
  `https://evil.example/youtube.com/watch?v=${ID}`,
  `https://notyoutube.com/watch?v=${ID}`,
  `https://youtu.be@evil.example/${ID}`,
  `https://youtu.be/"onload=x`,
  `javascript://youtube.com/watch?v=${ID}`,
  `https://vimeo.com/${ID}`,
])('%s is not a video', (address) => {
  expect(youTubeId(address)).toBeNull();
});
