#include <numeric>
#include <utility>
#include <vector>
using namespace std;

class Solution {
    vector<int> parent;

    int find(int node) {
        while (parent[node] != node) {
            parent[node] = parent[parent[node]];
            node = parent[node];
        }
        return node;
    }

public:
    int countComponents(int n, vector<vector<int>>& edges) {
        parent.resize(n);
        iota(parent.begin(), parent.end(), 0);
        vector<int> size(n, 1);
        int groups = n;
        for (const vector<int>& edge : edges) {
            int large = find(edge[0]), small = find(edge[1]);
            if (large == small) continue;
            if (size[large] < size[small]) swap(large, small);
            parent[small] = large;
            size[large] += size[small];
            groups--;
        }
        return groups;
    }
};
