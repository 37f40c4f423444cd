// Wrong Answer: a tree with one node has no node of degree 1, so the result is empty
#include <vector>
using namespace std;

class Solution {
public:
    vector<int> findMinHeightTrees(int n, vector<vector<int>>& edges) {
        vector<vector<int>> neighbours(n);
        for (auto& edge : edges) {
            neighbours[edge[0]].push_back(edge[1]);
            neighbours[edge[1]].push_back(edge[0]);
        }
        vector<int> degree, leaves;
        for (int i = 0; i < n; i++) {
            degree.push_back(neighbours[i].size());
            if (degree[i] == 1) leaves.push_back(i);
        }
        for (int left = n; left > 2;) {
            left -= leaves.size();
            vector<int> next;
            for (int leaf : leaves) {
                for (int other : neighbours[leaf]) {
                    if (--degree[other] == 1) next.push_back(other);
                }
            }
            leaves = next;
        }
        return leaves;
    }
};
