#include <vector>
using namespace std;

class Solution {
public:
    vector<int> findMinHeightTrees(int n, vector<vector<int>>& edges) {
        if (n == 1) return {0};
        vector<vector<int>> neighbours(n);
        vector<int> degree(n);
        for (const auto& edge : edges) {
            neighbours[edge[0]].push_back(edge[1]);
            neighbours[edge[1]].push_back(edge[0]);
            ++degree[edge[0]];
            ++degree[edge[1]];
        }
        vector<int> leaves;
        for (int node = 0; node < n; ++node) {
            if (degree[node] == 1) leaves.push_back(node);
        }
        int remaining = n;
        while (remaining > 2) {
            remaining -= static_cast<int>(leaves.size());
            vector<int> newLeaves;
            for (int leaf : leaves) {
                for (int neighbour : neighbours[leaf]) {
                    if (--degree[neighbour] == 1) newLeaves.push_back(neighbour);
                }
            }
            leaves = newLeaves;
        }
        return leaves;
    }
};
