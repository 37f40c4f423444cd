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
    vector<int> findRedundantConnection(vector<vector<int>>& edges) {
        parent.resize(edges.size() + 1);
        iota(parent.begin(), parent.end(), 0);
        vector<int> size(parent.size(), 1);
        for (const vector<int>& edge : edges) {
            int large = find(edge[0]), small = find(edge[1]);
            if (large == small) return edge;
            if (size[large] < size[small]) swap(large, small);
            parent[small] = large;
            size[large] += size[small];
        }
        return {};
    }
};
