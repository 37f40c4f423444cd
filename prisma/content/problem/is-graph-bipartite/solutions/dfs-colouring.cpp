#include <vector>
using namespace std;

class Solution {
public:
    bool isBipartite(vector<vector<int>>& graph) {
        int n = graph.size();
        vector<int> colors(n, -1);
        for (int node = 0; node < n; ++node) {
            if (colors[node] == -1 && !color(graph, colors, node, 0)) return false;
        }
        return true;
    }

private:
    bool color(const vector<vector<int>>& graph, vector<int>& colors, int node,
               int choice) {
        colors[node] = choice;
        for (int neighbor : graph[node]) {
            if (colors[neighbor] == choice) return false;
            if (colors[neighbor] == -1 && !color(graph, colors, neighbor, 1 - choice)) {
                return false;
            }
        }
        return true;
    }
};
