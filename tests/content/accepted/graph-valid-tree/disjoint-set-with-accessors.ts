class DisjointSet {
  #parent: number[];
  #count: number;
  constructor(size: number) {
    this.#parent = Array.from({ length: size }, (_, i) => i);
    this.#count = size;
  }
  get count(): number { return this.#count; }
  find(x: number): number {
    return this.#parent[x] === x ? x : (this.#parent[x] = this.find(this.#parent[x]));
  }
  union(a: number, b: number): boolean {
    const [x, y] = [this.find(a), this.find(b)];
    if (x === y) return false;
    this.#parent[x] = y;
    this.#count--;
    return true;
  }
}

function validTree(n: number, edges: number[][]): boolean {
  const set = new DisjointSet(n);
  return edges.every(([a, b]) => set.union(a, b)) && set.count === 1;
}
