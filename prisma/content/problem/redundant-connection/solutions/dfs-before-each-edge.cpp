#include <vector>
using namespace std;

class Solution {
    vector<vector<int>> neighbours;

    bool areConnected(int start, int goal) const {
        vector<bool> reached(neighbours.size(), false);
        reached[start] = true;
        vector<int> stack = {start};
        while (!stack.empty()) {
            int node = stack.back();
            stack.pop_back();
            for (int other : neighbours[node]) {
                if (reached[other]) continue;
                reached[other] = true;
                stack.push_back(other);
            }
        }
        return reached[goal];
    }

public:
    vector<int> findRedundantConnection(vector<vector<int>>& edges) {
        neighbours.assign(edges.size() + 1, {});
        for (const vector<int>& edge : edges) {
            if (areConnected(edge[0], edge[1])) return edge;
            neighbours[edge[0]].push_back(edge[1]);
            neighbours[edge[1]].push_back(edge[0]);
        }
        return {};
    }
};
