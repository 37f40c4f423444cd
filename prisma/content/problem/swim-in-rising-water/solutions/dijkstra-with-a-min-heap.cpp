#include <algorithm>
#include <array>
#include <functional>
#include <queue>
#include <vector>
using namespace std;

class Solution {
public:
    int swimInWater(vector<vector<int>>& grid) {
        int side = grid.size(), time = 0;
        vector<vector<bool>> seen(side, vector<bool>(side, false));
        priority_queue<array<int, 3>, vector<array<int, 3>>, greater<>> heap;
        auto add = [&](int r, int c) {
            if (r < 0 || r >= side || c < 0 || c >= side || seen[r][c]) return;
            seen[r][c] = true;
            heap.push({grid[r][c], r, c});
        };
        add(0, 0);
        while (!seen[side - 1][side - 1] || time < grid[side - 1][side - 1]) {
            auto [height, r, c] = heap.top();
            heap.pop();
            time = max(time, height);
            add(r - 1, c);
            add(r + 1, c);
            add(r, c - 1);
            add(r, c + 1);
        }
        return time;
    }
};
