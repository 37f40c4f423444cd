// Wrong Answer: breaks ties by the order in which the values were first pushed
class FreqStack {
  constructor() {
    this.counts = new Map();
  }

  push(val) {
    this.counts.set(val, (this.counts.get(val) ?? 0) + 1);
  }

  pop() {
    let most = 0;
    let popped = 0;
    for (const [val, count] of this.counts) {
      if (count > most) {
        most = count;
        popped = val;
      }
    }
    if (most === 1) this.counts.delete(popped);
    else this.counts.set(popped, most - 1);
    return popped;
  }
}
