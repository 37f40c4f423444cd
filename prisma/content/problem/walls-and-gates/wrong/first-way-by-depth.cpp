// Wrong Answer: uses DFS and keeps the length of the first path it finds
class Solution {
    void walk(vector<vector<int>>& rooms, int r, int c, int distance) {
        int rows = rooms.size(), columns = rooms[0].size();
        if (r < 0 || r >= rows || c < 0 || c >= columns) return;
        if (rooms[r][c] != INT_MAX && distance > 0) return;
        rooms[r][c] = distance;
        walk(rooms, r - 1, c, distance + 1);
        walk(rooms, r + 1, c, distance + 1);
        walk(rooms, r, c - 1, distance + 1);
        walk(rooms, r, c + 1, distance + 1);
    }

public:
    void wallsAndGates(vector<vector<int>>& rooms) {
        for (size_t r = 0; r < rooms.size(); r++) {
            for (size_t c = 0; c < rooms[0].size(); c++) {
                if (rooms[r][c] == 0) walk(rooms, r, c, 0);
            }
        }
    }
};
