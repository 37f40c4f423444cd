// Wrong Answer: counts copies of the query point as squares with the side 0
class DetectSquares {
    vector<pair<int, int>> points;
    map<pair<int, int>, int> copies;

public:
    void add(vector<int> point) {
        points.push_back({point[0], point[1]});
        copies[points.back()]++;
    }

    int count(vector<int> point) {
        int x = point[0], y = point[1], total = 0;
        for (auto [x2, y2] : points) {
            if (abs(x2 - x) != abs(y2 - y)) continue;
            total += copies[{x, y2}] * copies[{x2, y}];
        }
        return total;
    }
};
