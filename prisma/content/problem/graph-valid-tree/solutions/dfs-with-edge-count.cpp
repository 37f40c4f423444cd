#include <vector>
using namespace std;

class Solution {
public:
    bool validTree(int n, vector<vector<int>>& edges) {
        if (static_cast<int>(edges.size()) != n - 1) return false;
        vector<vector<int>> neighbours(n);
        for (const vector<int>& edge : edges) {
            neighbours[edge[0]].push_back(edge[1]);
            neighbours[edge[1]].push_back(edge[0]);
        }
        vector<bool> reached(n, false);
        reached[0] = true;
        vector<int> stack = {0};
        int count = 0;
        while (!stack.empty()) {
            int node = stack.back();
            stack.pop_back();
            count++;
            for (int other : neighbours[node]) {
                if (reached[other]) continue;
                reached[other] = true;
                stack.push_back(other);
            }
        }
        return count == n;
    }
};
