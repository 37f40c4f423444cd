#include <climits>
#include <utility>
#include <vector>
using namespace std;

class Solution {
    static int distanceFrom(const vector<vector<int>>& rooms, int row, int column) {
        int rows = rooms.size(), columns = rooms[0].size();
        vector<vector<bool>> seen(rows, vector<bool>(columns, false));
        seen[row][column] = true;
        vector<pair<int, int>> layer = {{row, column}};
        for (int distance = 0; !layer.empty(); distance++) {
            vector<pair<int, int>> following;
            for (auto [r, c] : layer) {
                if (rooms[r][c] == 0) return distance;
                const int steps[4][2] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
                for (auto [dr, dc] : steps) {
                    int nr = r + dr, nc = c + dc;
                    bool inside = nr >= 0 && nr < rows && nc >= 0 && nc < columns;
                    if (!inside || seen[nr][nc] || rooms[nr][nc] == -1) continue;
                    seen[nr][nc] = true;
                    following.push_back({nr, nc});
                }
            }
            layer = move(following);
        }
        return INT_MAX;
    }

public:
    void wallsAndGates(vector<vector<int>>& rooms) {
        for (size_t r = 0; r < rooms.size(); r++) {
            for (size_t c = 0; c < rooms[0].size(); c++) {
                if (rooms[r][c] == INT_MAX) rooms[r][c] = distanceFrom(rooms, r, c);
            }
        }
    }
};
