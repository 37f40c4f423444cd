#include <cstdlib>
#include <unordered_map>
#include <vector>
using namespace std;

class DetectSquares {
public:
    DetectSquares() {}

    void add(vector<int> point) { columns[point[0]][point[1]]++; }

    int count(vector<int> point) {
        int x = point[0], y = point[1];
        auto column = columns.find(x);
        if (column == columns.end()) return 0;
        int total = 0;
        for (auto [y2, copies] : column->second) {
            if (y2 == y) continue;
            int side = abs(y2 - y);
            for (int x2 : {x - side, x + side}) {
                total += copies * copiesOf(x2, y) * copiesOf(x2, y2);
            }
        }
        return total;
    }

private:
    unordered_map<int, unordered_map<int, int>> columns;

    int copiesOf(int x, int y) const {
        auto column = columns.find(x);
        if (column == columns.end()) return 0;
        auto found = column->second.find(y);
        return found == column->second.end() ? 0 : found->second;
    }
};
