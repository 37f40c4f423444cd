// Wrong Answer: treats the edges as directed
class Solution {
public:
    int countComponents(int n, vector<vector<int>>& edges) {
        vector<vector<int>> neighbours(n);
        for (auto& edge : edges) neighbours[edge[0]].push_back(edge[1]);
        vector<bool> marked(n, false);
        int groups = 0;
        for (int start = 0; start < n; start++) {
            if (marked[start]) continue;
            groups++;
            marked[start] = true;
            vector<int> stack = {start};
            while (!stack.empty()) {
                int node = stack.back();
                stack.pop_back();
                for (int other : neighbours[node]) {
                    if (marked[other]) continue;
                    marked[other] = true;
                    stack.push_back(other);
                }
            }
        }
        return groups;
    }
};
