/**
 * `npm run check:layout`: checks that imports follow the arrows of ARCHITECTURE.md, and names and lengths the
 * conventions. Each message says where the code belongs.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import ts from 'typescript';
import {
  BOTH_SAYS,
  DATABASE_SAYS,
  serverLayerFault,
  isInServerLayers,
  knowsDatabase,
  knowsHttp,
  mayTouchDatabase,
  packageFault,
} from './layout-server.ts';
import { exportFault, judgeFault, unusedExports } from './layout-judge.ts';
import { type Layer, LAYERS, OUTSIDE, OUTSIDE_SAYS } from './layout-layers.ts';

const TEST_SAYS = 'only tests and scripts use it: move what the site needs out of there';

const CODE = /\.(tsx?|jsx?|css)$/;
const FOLDERS = ['judge', 'shared', 'server', 'client', 'prisma', 'scripts', 'tests'];
const ASIDE = /^(prisma\/(generated|content|migrations)|client\/public|tests\/content\/accepted)\//;
const TEST = /\.test\.tsx?$|^tests\/|^(server|client|shared)\/testing\/|^shared\/records\/[^/]+\/samples\.ts$/;
const WARN_LINES = 200;
const FAIL_LINES = 250;
/** Files that may be longer: in stylesheets the order of declarations matters, so splitting one gains nothing. */
const LONGER = /\.css$/;
const FAIL_LINES_OF_STYLES = 400;
/** The maximum number of files in a folder, so that it fits on one screen. */
const MAX_FILES = 25;
const EMPTY_NAMES = /(^|-)(utils?|helpers?|common|misc|manager|types)$/;
const BARREL = 'shared/resources/index.ts';

type Import = { specifier: string; target: string | null; isType: boolean; line: number };
type Source = { file: string; imports: Import[]; readsEnvironment: number[]; namesPrisma: number[] };

/** Checks the tree below a folder; each finding is a line that begins with its file. Warnings do not fail. */
export function checkLayout(root: string): { faults: string[]; warnings: string[] } {
  const files = codeFiles(root);
  const sources = files.filter((file) => !file.endsWith('.css')).map((file) => readSource(root, file));
  const faults = [...nameFaults(files), ...sources.flatMap(importFaults), ...sources.flatMap(reachFaults)];
  faults.push(...loopFaults(sources), ...crowdFaults(files), ...exportFaults(sources));
  const warnings: string[] = [];
  for (const file of files.filter((path) => !TEST.test(path))) {
    const lines = readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length;
    const maxLines = LONGER.test(file) ? FAIL_LINES_OF_STYLES : FAIL_LINES;
    const finding = `${file} has ${lines} lines (${WARN_LINES} warn, ${maxLines} fail): split it by what its parts are for`;
    if (lines > WARN_LINES) (lines > maxLines ? faults : warnings).push(finding);
  }
  return { faults, warnings };
}

function exportFaults(sources: Source[]): string[] {
  const outside = sources.filter(({ file }) => !file.startsWith('judge/'));
  // In a tree without the tests, which import some, it cannot be told.
  if (!outside.some(({ file }) => file.startsWith('tests/'))) return [];
  const targets = outside.flatMap(({ imports }) => imports.flatMap(({ target }) => target ?? []));
  return unusedExports(targets).map((name) => `judge/exports.ts lists ${name}, which nobody imports: take it out`);
}

function codeFiles(root: string): string[] {
  const inFolders = FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
      posix.join(folder, ...path.split(sep)),
    ),
  );
  return [...readdirSync(root), ...inFolders].filter((file) => CODE.test(file) && !ASIDE.test(file)).toSorted();
}

function crowdFaults(files: string[]): string[] {
  const own = files.filter((file) => file.includes('/') && !TEST.test(file));
  return [...Map.groupBy(own, posix.dirname)].flatMap(([folder, inside]) =>
    inside.length > MAX_FILES
      ? [
          `${folder} has ${inside.length} files besides tests, of at most ${MAX_FILES}: open a folder for what belongs together`,
        ]
      : [],
  );
}

function nameFaults(files: string[]): string[] {
  const upTo = (file: string) => file.split('/').map((_, depth, parts) => parts.slice(0, depth + 1).join('/'));
  return [...new Set(files.flatMap(upTo))].flatMap((path) => {
    const words = posix.basename(path).replace(CODE, '').split('.');
    const [name = ''] = words;
    if (!words.every((word) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(word)))
      return [`${path} is not in kebab-case: problem-table.tsx exports ProblemTable`];
    if (EMPTY_NAMES.test(name))
      return [`${path} has a name that says nothing: name it for what it does; if that is two things, split it`];
    if (name !== 'index' || !CODE.test(path) || path === BARREL) return [];
    return [`${path} is a barrel, and ${BARREL} is the only one: import the files themselves`];
  });
}

function readSource(root: string, file: string): Source {
  const tree = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest);
  const source: Source = { file, imports: [], readsEnvironment: [], namesPrisma: [] };
  const visit = (node: ts.Node) => {
    const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
    const imported = importOf(node);
    if (imported) source.imports.push({ ...imported, target: targetOf(file, imported.specifier), line });
    if (readsEnvironment(node)) source.readsEnvironment.push(line);
    if (ts.isIdentifier(node) && node.text === 'prisma') source.namesPrisma.push(line);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return source;
}

function importOf(node: ts.Node): { specifier: string; isType: boolean } | null {
  let [module, isType]: [ts.Node | undefined, boolean] = [undefined, false];
  // `import { type A }` still loads the module, `import type` does not.
  if (ts.isImportDeclaration(node))
    [module, isType] = [node.moduleSpecifier, node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword];
  if (ts.isExportDeclaration(node)) [module, isType] = [node.moduleSpecifier, node.isTypeOnly];
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
    [module, isType] = [node.argument.literal, true];
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) [module] = node.arguments;
  return module && ts.isStringLiteralLike(module) ? { specifier: module.text.replace(/\?.*$/, ''), isType } : null;
}

/** Matches process.env, process['env'] and const { env } = process. */
function readsEnvironment(node: ts.Node): boolean {
  const isProcess = (of: ts.Node | undefined) => of !== undefined && ts.isIdentifier(of) && of.text === 'process';
  if (ts.isPropertyAccessExpression(node)) return isProcess(node.expression) && node.name.text === 'env';
  if (ts.isElementAccessExpression(node)) return isProcess(node.expression);
  return ts.isVariableDeclaration(node) && isProcess(node.initializer);
}

/** Returns the path of an imported file of the project, null for a package. */
function targetOf(file: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return specifier.slice(1);
  return specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : null;
}

/** Tests and tool configuration may import anything. */
const isFree = (file: string) => TEST.test(file) || !file.includes('/') || file.endsWith('.d.ts');

function layerOf(file: string): (Layer & { home: string }) | null {
  const paths = Object.keys(LAYERS).filter((path) => file.startsWith(path));
  const path = paths.toSorted((a, b) => b.length - a.length)[0] ?? '';
  const layer = LAYERS[path];
  // What a file may always import: its own layer, a page only itself, a feature only its own folder.
  const home = { 'client/pages/': file, 'client/features/': `${file.split('/', 3).join('/')}/` }[path] ?? path;
  return layer ? { ...layer, home } : null;
}

function importFaults({ file, imports }: Source): string[] {
  const layer = layerOf(file);
  if (!layer && !isFree(file) && !isInServerLayers(file))
    return [`${file} stands outside of every layer: move it into one, or declare one in ${declaredIn(file)}`];
  const checked = imports.filter(() => isInServerLayers(file) && !isFree(file));
  const usesBoth = checked.some(({ specifier }) => knowsHttp(specifier));
  const mixed = usesBoth ? checked.filter(({ specifier, target }) => knowsDatabase(specifier, target)) : [];
  if (mixed[0]) return [`${file}:${mixed[0].line} imports ${mixed[0].specifier}: ${BOTH_SAYS}`];
  return imports.flatMap((one) => {
    const reason = importFault(file, layer, one);
    return reason === null ? [] : [`${file}:${one.line} imports ${one.specifier}: ${reason}`];
  });
}

function importFault(file: string, layer: ReturnType<typeof layerOf>, { specifier, target, isType }: Import) {
  if (target !== null && !/\.\w+$/.test(target)) return 'write the whole name of the file, with its ending';
  if (target?.startsWith('judge/') && !file.startsWith('judge/') && target !== 'judge/exports.ts') {
    const fault = exportFault(target);
    if (fault !== null) return fault;
  }
  if (isFree(file)) return null;
  if (isInServerLayers(file)) return serverFault(file, { specifier, target, isType });
  if (!layer) return null;
  if (layer.home === 'judge/' && target?.startsWith('judge/')) return judgeFault(file, target);
  if (target === null) {
    if (OUTSIDE.test(specifier) && layer.home !== 'server/adapters/') return OUTSIDE_SAYS;
    return layer.refuses?.test(specifier) ? layer.says : null;
  }
  if (TEST.test(target)) return layer.home === 'scripts/' ? null : TEST_SAYS;
  const allowed = [layer.home, ...layer.imports, ...(isType ? (layer.types ?? []) : [])];
  return allowed.some((path) => target.startsWith(path)) ? null : layer.says;
}

function serverFault(file: string, { specifier, target, isType }: Omit<Import, 'line'>): string | null {
  if (target === null) {
    if (OUTSIDE.test(specifier) && !file.startsWith('server/adapters/')) return OUTSIDE_SAYS;
    return packageFault(file, specifier);
  }
  return TEST.test(target) ? TEST_SAYS : serverLayerFault(file, target, isType);
}

const declaredIn = (file: string) =>
  file.startsWith('server/') ? 'scripts/checks/layout-server.ts' : 'scripts/checks/layout-layers.ts';

/** Faults of access without an import: to settings and the database. */
function reachFaults({ file, readsEnvironment: environment, namesPrisma }: Source): string[] {
  if (isFree(file) || file.startsWith('scripts/')) return [];
  const settings = file === 'server/config/env.ts' ? [] : environment;
  const uses = mayTouchDatabase(file) ? [] : namesPrisma;
  return [
    ...settings.map(
      (line) => `${file}:${line} reads process.env: declare the setting in server/config/env.ts, the only reader`,
    ),
    ...uses.map((line) => `${file}:${line} uses prisma: ${DATABASE_SAYS}`),
  ];
}

/** Reports circular imports. */
function loopFaults(sources: Source[]): string[] {
  const importsOf = new Map(sources.map((source) => [source.file, source.imports]));
  const done = new Set<string>();
  const faults: string[] = [];
  const walk = (file: string, trail: string[]) => {
    for (const { target, line } of importsOf.get(file) ?? []) {
      if (target === null || done.has(target)) continue;
      const ring = [...trail, file];
      if (!ring.includes(target)) walk(target, ring);
      else {
        const loop = [...ring.slice(ring.indexOf(target)), target].join(' → ');
        faults.push(`${file}:${line} closes a loop, ${loop}: move what both need into a file that imports neither`);
      }
    }
    done.add(file);
  };
  for (const file of importsOf.keys()) walk(file, []);
  return faults;
}

if (import.meta.main) {
  const { faults, warnings } = checkLayout(join(import.meta.dirname, '../..'));
  for (const warning of warnings) console.warn(`warning: ${warning}`);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
