#include <vector>
using namespace std;

class Solution {
public:
    bool isBipartite(vector<vector<int>>& graph) {
        vector<int> color(graph.size());
        return divide(graph, color, 0);
    }

private:
    bool divide(const vector<vector<int>>& graph, vector<int>& color, size_t node) {
        if (node == graph.size()) return isValid(graph, color);
        for (int choice : {0, 1}) {
            color[node] = choice;
            if (divide(graph, color, node + 1)) return true;
        }
        return false;
    }

    static bool isValid(const vector<vector<int>>& graph, const vector<int>& color) {
        for (size_t u = 0; u < graph.size(); ++u) {
            for (int v : graph[u]) {
                if (color[u] == color[v]) return false;
            }
        }
        return true;
    }
};
