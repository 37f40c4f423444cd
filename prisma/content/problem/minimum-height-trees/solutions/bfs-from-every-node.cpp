#include <algorithm>
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
        vector<int> roots;
        int smallest = n;
        for (int root = 0; root < n; ++root) {
            int height = heightFrom(root, neighbours);
            if (height < smallest) {
                smallest = height;
                roots.clear();
            }
            if (height == smallest) roots.push_back(root);
        }
        return roots;
    }

private:
    int heightFrom(int root, const vector<vector<int>>& neighbours) {
        vector<int> depth(neighbours.size(), -1);
        vector<int> queue = {root};
        depth[root] = 0;
        for (size_t i = 0; i < queue.size(); ++i) {
            for (int neighbour : neighbours[queue[i]]) {
                if (depth[neighbour] != -1) continue;
                depth[neighbour] = depth[queue[i]] + 1;
                queue.push_back(neighbour);
            }
        }
        return depth[queue.back()];
    }
};
