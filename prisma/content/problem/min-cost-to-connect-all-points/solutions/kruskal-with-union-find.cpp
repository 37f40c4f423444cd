#include <algorithm>
#include <array>
#include <cstdlib>
#include <numeric>
#include <vector>
using namespace std;

class Solution {
    vector<int> parent;

    int find(int point) {
        while (parent[point] != point) {
            parent[point] = parent[parent[point]];
            point = parent[point];
        }
        return point;
    }

public:
    int minCostConnectPoints(vector<vector<int>>& points) {
        int count = points.size(), total = 0;
        parent.resize(count);
        iota(parent.begin(), parent.end(), 0);
        vector<array<int, 3>> links;
        for (int i = 0; i < count; i++) {
            for (int j = 0; j < i; j++) {
                int cost = abs(points[i][0] - points[j][0]) +
                           abs(points[i][1] - points[j][1]);
                links.push_back({cost, i, j});
            }
        }
        sort(links.begin(), links.end());
        for (auto [cost, i, j] : links) {
            int first = find(i), second = find(j);
            if (first == second) continue;
            parent[first] = second;
            total += cost;
        }
        return total;
    }
};
