class SnapshotArray {
    vector<map<int, int>> a;
    int id = 0;
public:
    SnapshotArray(int length) : a(length, map<int, int>{{0, 0}}) {}
    void set(int index, int val) { a[index][id] = val; }
    int snap() { return id++; }
    int get(int index, int snap_id) { return (--a[index].upper_bound(snap_id))->second; }
};
