#include <algorithm>
#include <climits>
#include <iostream>
#include <string>
#include <vector>

using namespace std;

int main() {
    // One text with walls around the plan, which save the tests at its edges.
    string cells;
    int width = 0;
    for (string row; cin >> row; cells += row + '#') {
        width = static_cast<int>(row.size()) + 1;
        if (cells.empty()) cells = string(width, '#');
    }
    cells += string(width, '#');

    vector<int> nearest(cells.size(), INT_MAX);
    for (size_t leak = 0; leak < cells.size(); ++leak) {
        if (cells[leak] != 'L') continue;
        vector<int> minutes(cells.size(), -1);
        vector<int> queue = {static_cast<int>(leak)};
        minutes[leak] = 0;
        for (size_t i = 0; i < queue.size(); ++i) {
            const int cell = queue[i];
            nearest[cell] = min(nearest[cell], minutes[cell]);
            for (const int near : {cell - width, cell - 1, cell + 1, cell + width}) {
                if (cells[near] == '#' || minutes[near] >= 0) continue;
                minutes[near] = minutes[cell] + 1;
                queue.push_back(near);
            }
        }
    }

    int longest = 0;
    for (size_t cell = 0; cell < cells.size(); ++cell) {
        if (cells[cell] == '.') longest = max(longest, nearest[cell]);
    }
    cout << (longest == INT_MAX ? -1 : longest) << '\n';
}
