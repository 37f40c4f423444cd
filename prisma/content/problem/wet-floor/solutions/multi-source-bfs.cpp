#include <iostream>
#include <queue>
#include <string>
#include <vector>

using namespace std;

struct Wet {
    int row;
    int column;
    int minute;
};

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    vector<string> plan;
    string line;
    while (cin >> line) plan.push_back(line);
    const int rows = static_cast<int>(plan.size());
    const int columns = static_cast<int>(plan[0].size());

    queue<Wet> queue;
    int dry = 0;
    for (int r = 0; r < rows; ++r) {
        for (int c = 0; c < columns; ++c) {
            if (plan[r][c] == 'L') queue.push({r, c, 0});
            if (plan[r][c] == '.') ++dry;
        }
    }
    int last = 0;
    const auto reach = [&](int r, int c, int minute) {
        if (r < 0 || r >= rows || c < 0 || c >= columns || plan[r][c] != '.') return;
        plan[r][c] = 'L';
        --dry;
        last = minute;
        queue.push({r, c, minute});
    };
    while (!queue.empty()) {
        const auto [r, c, minute] = queue.front();
        queue.pop();
        reach(r - 1, c, minute + 1);
        reach(r + 1, c, minute + 1);
        reach(r, c - 1, minute + 1);
        reach(r, c + 1, minute + 1);
    }
    cout << (dry > 0 ? -1 : last) << '\n';
}
