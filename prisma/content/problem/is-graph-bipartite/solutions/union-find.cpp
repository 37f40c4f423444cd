#include <numeric>
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    bool isBipartite(vector<vector<int>>& graph) {
        int n = graph.size();
        parent.resize(n);
        iota(parent.begin(), parent.end(), 0);
        size.assign(n, 1);
        for (int node = 0; node < n; ++node) {
            for (int neighbor : graph[node]) {
                if (find(neighbor) == find(node)) return false;
                unite(graph[node][0], neighbor);
            }
        }
        return true;
    }

private:
    vector<int> parent;
    vector<int> size;

    int find(int node) {
        while (parent[node] != node) node = parent[node] = parent[parent[node]];
        return node;
    }

    void unite(int a, int b) {
        a = find(a);
        b = find(b);
        if (a == b) return;
        if (size[a] < size[b]) swap(a, b);
        parent[b] = a;
        size[a] += size[b];
    }
};
