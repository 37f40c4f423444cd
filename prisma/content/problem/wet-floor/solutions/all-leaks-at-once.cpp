#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    // One text with walls around the plan, which save the tests at its edges.
    string cells;
    int width = 0;
    for (string row; cin >> row; cells += row + '#') {
        width = static_cast<int>(row.size()) + 1;
        if (cells.empty()) cells = string(width, '#');
    }
    cells += string(width, '#');

    vector<int> layer;
    for (size_t i = 0; i < cells.size(); ++i) {
        if (cells[i] == 'L') layer.push_back(static_cast<int>(i));
    }
    auto dry = count(cells.begin(), cells.end(), '.');
    int minutes = 0;
    while (dry > 0 && !layer.empty()) {
        vector<int> nextLayer;
        for (const int cell : layer) {
            for (const int near : {cell - width, cell - 1, cell + 1, cell + width}) {
                if (cells[near] != '.') continue;
                cells[near] = 'L';
                nextLayer.push_back(near);
            }
        }
        dry -= static_cast<int>(nextLayer.size());
        layer.swap(nextLayer);
        ++minutes;
    }
    cout << (dry > 0 ? -1 : minutes) << '\n';
}
