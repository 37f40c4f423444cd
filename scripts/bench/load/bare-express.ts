/** The reference of a rate: Express and one route that sends given bytes. Arguments: path, file, headers as JSON. */
import { readFileSync } from 'node:fs';
import express from 'express';

const [path = '/', file = '', headers = '{}'] = process.argv.slice(2);
const body = readFileSync(file);
const responseHeaders = JSON.parse(headers) as Record<string, string>;

const app = express();
app.get(path, (_request, response) => {
  response.set(responseHeaders);
  response.end(body);
});
const server = app.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`http://localhost:${typeof address === 'object' && address ? address.port : 0}`);
});
