#include <queue>
#include <vector>
using namespace std;

class Solution {
public:
    bool isBipartite(vector<vector<int>>& graph) {
        int n = graph.size();
        vector<int> color(n, -1);
        for (int start = 0; start < n; ++start) {
            if (color[start] != -1) continue;
            color[start] = 0;
            queue<int> waiting;
            waiting.push(start);
            while (!waiting.empty()) {
                int node = waiting.front();
                waiting.pop();
                for (int neighbor : graph[node]) {
                    if (color[neighbor] == color[node]) return false;
                    if (color[neighbor] == -1) {
                        color[neighbor] = 1 - color[node];
                        waiting.push(neighbor);
                    }
                }
            }
        }
        return true;
    }
};
