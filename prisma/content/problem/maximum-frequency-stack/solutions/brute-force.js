class FreqStack {
  constructor() {
    this.values = [];
  }

  push(val) {
    this.values.push(val);
  }

  pop() {
    const counts = new Map();
    for (const val of this.values) counts.set(val, (counts.get(val) ?? 0) + 1);
    let most = 0;
    for (const count of counts.values()) most = Math.max(most, count);
    const place = this.values.findLastIndex((val) => counts.get(val) === most);
    return this.values.splice(place, 1)[0];
  }
}
