import { expect, it } from 'vitest';
import { plainScript } from './plain-script.ts';

it.each([
  ['export default class Solution {}', 'class Solution {}'],
  ['export function twoSum() {}\nexport const a = 1;', 'function twoSum() {}\nconst a = 1;'],
  ['export default (a) => a;', 'module.exports = (a) => a;'],
  ['const f = 1;\nexport { f };', 'const f = 1;\n'],
  ["import fs from 'fs';", "const fs = require('fs');"],
  ["import * as readline from 'node:readline'", "const readline = require('node:readline');"],
  ["import {\n  a,\n  b as c,\n} from 'x';", "const {\n  a,\n  b: c,\n} = require('x');"],
  ["import d, { e } from 'x';", "const d = require('x'), { e } = d;"],
  ["import 'x';\nlet y;", '\nlet y;'],
  ['const important = "import a from b";', 'const important = "import a from b";'],
])('reads %j as a script', (source, script) => {
  expect(plainScript(source)).toBe(script);
});
