interface Entry<T> {
  value: T;
  min: T;
}

class MinStack {
  private readonly entries: Entry<number>[] = [];

  constructor() {}

  push(val: number): void {
    const last = this.entries[this.entries.length - 1];
    this.entries.push({ value: val, min: last ? Math.min(last.min, val) : val });
  }

  pop(): void {
    this.entries.pop();
  }

  top(): number {
    return this.entries[this.entries.length - 1].value;
  }

  getMin(): number {
    return this.entries.at(-1)!.min;
  }
}
