// Wrong Answer: stores only what was set since the last snapshot, and returns 0 for the rest
class SnapshotArray {
  constructor() {
    this.current = new Map();
    this.snapshots = [];
  }

  set(index, val) {
    this.current.set(index, val);
  }

  snap() {
    this.snapshots.push(this.current);
    this.current = new Map();
    return this.snapshots.length - 1;
  }

  get(index, snap_id) {
    return this.snapshots[snap_id].get(index) ?? 0;
  }
}
