// Wrong Answer: looks for triangles only and misses longer odd cycles
#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    bool isBipartite(vector<vector<int>>& graph) {
        for (const auto& neighbors : graph) {
            for (int a : neighbors) {
                for (int b : neighbors) {
                    if (count(graph[a].begin(), graph[a].end(), b)) return false;
                }
            }
        }
        return true;
    }
};
