static int parent_[1010];
static int find_(int x) { return parent_[x] == x ? x : parent_[x] = find_(parent_[x]); }

class Solution {
public:
    vector<int> findRedundantConnection(vector<vector<int>>& edges) {
        for (int i = 0; i < 1010; i++) parent_[i] = i;
        for (auto& e : edges) {
            int a = find_(e[0]), b = find_(e[1]);
            if (a == b) return e;
            parent_[a] = b;
        }
        return {};
    }
};
