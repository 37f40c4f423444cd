#include <algorithm>
#include <cstdlib>
#include <utility>
#include <vector>
using namespace std;

class DetectSquares {
public:
    DetectSquares() {}

    void add(vector<int> point) { points.push_back({point[0], point[1]}); }

    int count(vector<int> point) {
        int x = point[0], y = point[1];
        int total = 0;
        for (auto [x2, y2] : points) {
            if (x2 == x || abs(x2 - x) != abs(y2 - y)) continue;
            total += copies({x, y2}) * copies({x2, y});
        }
        return total;
    }

private:
    vector<pair<int, int>> points;

    int copies(pair<int, int> point) const {
        return std::count(points.begin(), points.end(), point);
    }
};
