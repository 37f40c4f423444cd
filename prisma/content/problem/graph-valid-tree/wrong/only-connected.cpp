// Wrong Answer: checks only whether the graph is connected, and accepts cycles
class Solution {
public:
    bool validTree(int n, vector<vector<int>>& edges) {
        vector<vector<int>> neighbours(n);
        for (auto& edge : edges) {
            neighbours[edge[0]].push_back(edge[1]);
            neighbours[edge[1]].push_back(edge[0]);
        }
        vector<int> stack = {0};
        set<int> reached = {0};
        while (!stack.empty()) {
            int node = stack.back();
            stack.pop_back();
            for (int other : neighbours[node]) {
                if (reached.insert(other).second) stack.push_back(other);
            }
        }
        return reached.size() == static_cast<size_t>(n);
    }
};
