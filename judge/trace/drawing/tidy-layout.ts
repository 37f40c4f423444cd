/** A tree to lay out. A null among the children reserves the side of a missing left or right child. */
export type Branch<T> = { node: T; children: readonly (Branch<T> | null)[] };
/** `x` counts columns and `y` levels, both from 0; `parent` is the index of the parent node, null for a root. */
export type Placed<T> = { node: T; x: number; y: number; parent: number | null };
export type TidyTree<T> = { nodes: readonly Placed<T>[]; columns: number; levels: number };

/** The leftmost and rightmost `x` of a subtree at each level, relative to its root. */
type Outline = { left: number; right: number }[];
type Shape<T> = { branch: Branch<T>; outline: Outline; children: { shape: Shape<T>; x: number }[] };

/** Puts parents above the middle of their children, and subtrees as close together as possible. */
export function tidyLayout<T>(roots: readonly Branch<T>[]): TidyTree<T> {
  const nodes: Placed<T>[] = [];
  const place = ({ branch, children }: Shape<T>, { x, y, parent }: Omit<Placed<T>, 'node'>) => {
    const own = nodes.push({ node: branch.node, x, y, parent }) - 1;
    for (const child of children) place(child.shape, { x: x + child.x, y: y + 1, parent: own });
  };
  let start = 0;
  let columns = 0;
  for (const root of roots) {
    const shape = shapeOf(root);
    const [left, right] = [
      Math.min(...shape.outline.map((level) => level.left)),
      Math.max(...shape.outline.map((level) => level.right)),
    ];
    place(shape, { x: start - left, y: 0, parent: null });
    columns = start + right - left + 1;
    start = columns;
  }
  return { nodes, columns, levels: nodes.length === 0 ? 0 : Math.max(...nodes.map(({ y }) => y)) + 1 };
}

function shapeOf<T>(branch: Branch<T>): Shape<T> {
  const shapes = branch.children.map((child) => child && shapeOf(child));
  const [left, right] = shapes;
  // An only child that is a left or right child is half a column to its side.
  if (shapes.length === 2 && (left === null) !== (right === null)) {
    const shape = left ?? right;
    if (shape) return joined(branch, [{ shape, x: left ? -0.5 : 0.5 }]);
  }
  const children: Shape<T>['children'] = [];
  const taken: Outline = [];
  for (const shape of shapes) {
    if (!shape) continue;
    const x = children.length === 0 ? 0 : minDistance(taken, shape.outline);
    widen(taken, shape.outline, x);
    children.push({ shape, x });
  }
  const middle = ((children[0]?.x ?? 0) + (children.at(-1)?.x ?? 0)) / 2;
  return joined(
    branch,
    children.map(({ shape, x }) => ({ shape, x: x - middle })),
  );
}

function joined<T>(branch: Branch<T>, children: Shape<T>['children']): Shape<T> {
  const below: Outline = [];
  for (const { shape, x } of children) widen(below, shape.outline, x);
  return { branch, children, outline: [{ left: 0, right: 0 }, ...below] };
}

/** How far to the right a subtree has to be placed so that it does not overlap what is already there. */
const minDistance = (taken: Outline, outline: Outline): number =>
  Math.max(...outline.map(({ left }, level) => (taken[level]?.right ?? -Infinity) - left + 1).filter(Number.isFinite));

function widen(taken: Outline, outline: Outline, x: number): void {
  for (const [level, { left, right }] of outline.entries()) {
    const old = taken[level];
    taken[level] = {
      left: Math.min(old?.left ?? Infinity, left + x),
      right: Math.max(old?.right ?? -Infinity, right + x),
    };
  }
}
