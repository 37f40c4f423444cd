#include <vector>
using namespace std;

class Solution {
public:
    vector<int> findMinHeightTrees(int n, vector<vector<int>>& edges) {
        vector<vector<int>> neighbours(n);
        for (const auto& edge : edges) {
            neighbours[edge[0]].push_back(edge[1]);
            neighbours[edge[1]].push_back(edge[0]);
        }
        vector<int> parent;
        int first = farthestFrom(0, neighbours, parent);
        int node = farthestFrom(first, neighbours, parent);
        vector<int> path = {node};
        while (node != first) {
            node = parent[node];
            path.push_back(node);
        }
        return {path.begin() + (path.size() - 1) / 2,
                path.begin() + path.size() / 2 + 1};
    }

private:
    int farthestFrom(int start, const vector<vector<int>>& neighbours,
                     vector<int>& parent) {
        parent.assign(neighbours.size(), -1);
        parent[start] = start;
        vector<int> queue = {start};
        for (size_t i = 0; i < queue.size(); ++i) {
            for (int neighbour : neighbours[queue[i]]) {
                if (parent[neighbour] != -1) continue;
                parent[neighbour] = queue[i];
                queue.push_back(neighbour);
            }
        }
        return queue.back();
    }
};
