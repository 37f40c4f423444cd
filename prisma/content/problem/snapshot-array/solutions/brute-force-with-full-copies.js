class SnapshotArray {
  constructor(length) {
    this.nums = new Array(length).fill(0);
    this.snapshots = [];
  }

  set(index, val) {
    this.nums[index] = val;
  }

  snap() {
    return this.snapshots.push([...this.nums]) - 1;
  }

  get(index, snap_id) {
    return this.snapshots[snap_id][index];
  }
}
