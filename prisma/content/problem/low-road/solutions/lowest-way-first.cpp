#include <algorithm>
#include <functional>
#include <iostream>
#include <queue>
#include <utility>
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

int lowestPass() {
    const int last = static_cast<int>(heights.size()) - width - 2;
    using Offer = pair<int, int>;
    priority_queue<Offer, vector<Offer>, greater<>> heap;
    vector<bool> seen(heights.size(), false);
    heap.emplace(heights[width], width);
    seen[width] = true;
    while (heap.top().second != last) {
        const auto [highest, cell] = heap.top();
        heap.pop();
        for (const int near : {cell - width, cell - 1, cell + 1, cell + width}) {
            if (heights[near] == OUTSIDE || seen[near]) continue;
            seen[near] = true;
            heap.emplace(max(highest, heights[near]), near);
        }
    }
    return heap.top().first;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    readMap();
    cout << lowestPass() << '\n';
}
