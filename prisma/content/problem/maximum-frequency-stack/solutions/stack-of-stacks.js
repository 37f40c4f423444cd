class FreqStack {
  constructor() {
    this.counts = new Map();
    this.stacks = [];
  }

  push(val) {
    const count = this.counts.get(val) ?? 0;
    if (count === this.stacks.length) this.stacks.push([]);
    this.stacks[count].push(val);
    this.counts.set(val, count + 1);
  }

  pop() {
    const top = this.stacks.at(-1);
    const val = top.pop();
    if (top.length === 0) this.stacks.pop();
    this.counts.set(val, this.counts.get(val) - 1);
    return val;
  }
}
