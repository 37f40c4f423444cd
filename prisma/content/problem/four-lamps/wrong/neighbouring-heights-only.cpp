// Wrong Answer: considers only adjacent lamps of a column as a side
#include <algorithm>
#include <iostream>
#include <map>
#include <utility>
#include <vector>

using namespace std;

int main() {
    int n;
    cin >> n;
    map<int, vector<int>> columns;
    for (int i = 0; i < n; ++i) {
        int x, y;
        cin >> x >> y;
        columns[x].push_back(y);
    }
    map<pair<int, int>, int> sides;
    int rectangles = 0;
    for (auto& [x, heights] : columns) {
        sort(heights.begin(), heights.end());
        for (size_t i = 1; i < heights.size(); ++i) {
            rectangles += sides[{heights[i - 1], heights[i]}]++;
        }
    }
    cout << rectangles << '\n';
}
