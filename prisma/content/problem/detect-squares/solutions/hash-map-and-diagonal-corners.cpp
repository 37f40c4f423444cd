#include <cstdlib>
#include <unordered_map>
#include <utility>
#include <vector>
using namespace std;

class DetectSquares {
public:
    DetectSquares() {}

    void add(vector<int> point) {
        points.push_back({point[0], point[1]});
        copies[keyOf(point[0], point[1])]++;
    }

    int count(vector<int> point) {
        int x = point[0], y = point[1];
        int total = 0;
        for (auto [x2, y2] : points) {
            if (x2 == x || abs(x2 - x) != abs(y2 - y)) continue;
            total += copiesOf(x, y2) * copiesOf(x2, y);
        }
        return total;
    }

private:
    vector<pair<int, int>> points;
    unordered_map<int, int> copies;

    static int keyOf(int x, int y) { return x * 1001 + y; }

    int copiesOf(int x, int y) const {
        auto found = copies.find(keyOf(x, y));
        return found == copies.end() ? 0 : found->second;
    }
};
