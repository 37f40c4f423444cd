#include <algorithm>
#include <iostream>
#include <map>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    map<int, vector<int>> columns;
    vector<int> levels;
    for (int i = 0; i < n; ++i) {
        int x, y;
        cin >> x >> y;
        columns[x].push_back(y);
        levels.push_back(y);
    }
    sort(levels.begin(), levels.end());
    levels.erase(unique(levels.begin(), levels.end()), levels.end());

    vector<int> sidesBefore(levels.size() * levels.size(), 0);
    int rectangles = 0;
    for (auto& [x, heights] : columns) {
        for (int& height : heights) {
            const auto level = lower_bound(levels.begin(), levels.end(), height);
            height = static_cast<int>(level - levels.begin());
        }
        sort(heights.begin(), heights.end());
        for (size_t high = 1; high < heights.size(); ++high) {
            for (size_t low = 0; low < high; ++low) {
                const size_t side = heights[low] * levels.size() + heights[high];
                rectangles += sidesBefore[side]++;
            }
        }
    }
    cout << rectangles << '\n';
}
