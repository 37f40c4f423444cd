#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    int islandPerimeter(vector<vector<int>>& grid) {
        int rows = grid.size(), columns = grid[0].size();
        int start = 0;
        while (grid[start / columns][start % columns] == 0) start++;
        vector<vector<bool>> visited(rows, vector<bool>(columns));
        visited[start / columns][start % columns] = true;
        vector<int> stack{start};
        const pair<int, int> directions[] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
        int perimeter = 0;
        while (!stack.empty()) {
            int r = stack.back() / columns, c = stack.back() % columns;
            stack.pop_back();
            for (auto [dy, dx] : directions) {
                int y = r + dy, x = c + dx;
                bool isInside = y >= 0 && y < rows && x >= 0 && x < columns;
                if (!isInside || grid[y][x] == 0) {
                    perimeter++;
                } else if (!visited[y][x]) {
                    visited[y][x] = true;
                    stack.push_back(y * columns + x);
                }
            }
        }
        return perimeter;
    }
};
