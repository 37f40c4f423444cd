#include <numeric>
#include <utility>
#include <vector>
using namespace std;

class Solution {
    vector<int> parent, size;

    int find(int cell) {
        while (parent[cell] != cell) {
            parent[cell] = parent[parent[cell]];
            cell = parent[cell];
        }
        return cell;
    }

    bool join(int first, int second) {
        first = find(first);
        second = find(second);
        if (first == second) return false;
        if (size[first] < size[second]) swap(first, second);
        parent[second] = first;
        size[first] += size[second];
        return true;
    }

public:
    int numIslands(vector<vector<char>>& grid) {
        int rows = grid.size(), columns = grid[0].size();
        parent.resize(rows * columns);
        size.assign(rows * columns, 1);
        iota(parent.begin(), parent.end(), 0);
        int islands = 0;
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                if (grid[r][c] == '0') continue;
                islands++;
                int cell = r * columns + c;
                bool above = r > 0 && grid[r - 1][c] == '1';
                bool left = c > 0 && grid[r][c - 1] == '1';
                if (above && join(cell - columns, cell)) islands--;
                if (left && join(cell - 1, cell)) islands--;
            }
        }
        return islands;
    }
};
