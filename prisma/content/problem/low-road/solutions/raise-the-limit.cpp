#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

const int OUTSIDE = 1'000'000'001;

int width;
// Row behind row, with a border around the map.
vector<int> heights;

void readMap() {
    int rows, columns;
    cin >> rows >> columns;
    width = columns + 1;
    heights.assign((rows + 2) * width, OUTSIDE);
    for (int row = 1; row <= rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            cin >> heights[row * width + column];
        }
    }
}

bool isEnough(int limit) {
    const int last = static_cast<int>(heights.size()) - width - 2;
    if (heights[width] > limit || heights[last] > limit) return false;
    vector<bool> seen(heights.size(), false);
    vector<int> stack = {width};
    seen[width] = true;
    while (!stack.empty()) {
        const int cell = stack.back();
        stack.pop_back();
        if (cell == last) return true;
        for (const int near : {cell - width, cell - 1, cell + 1, cell + width}) {
            if (heights[near] > limit || seen[near]) continue;
            seen[near] = true;
            stack.push_back(near);
        }
    }
    return false;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    readMap();
    vector<int> limits = heights;
    sort(limits.begin(), limits.end());
    limits.erase(unique(limits.begin(), limits.end()), limits.end());
    cout << *find_if(limits.begin(), limits.end(), isEnough) << '\n';
}
