// Wrong Answer: does not check whether some floor has stayed dry
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
    vector<string> plan;
    string line;
    while (cin >> line) plan.push_back(line);
    const int rows = static_cast<int>(plan.size());
    const int columns = static_cast<int>(plan[0].size());
    queue<Wet> queue;
    for (int r = 0; r < rows; ++r) {
        for (int c = 0; c < columns; ++c) {
            if (plan[r][c] == 'L') queue.push({r, c, 0});
        }
    }
    int last = 0;
    while (!queue.empty()) {
        const Wet wet = queue.front();
        queue.pop();
        last = wet.minute;
        const int steps[4][2] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
        for (const auto& step : steps) {
            const int r = wet.row + step[0];
            const int c = wet.column + step[1];
            if (r < 0 || r >= rows || c < 0 || c >= columns) continue;
            if (plan[r][c] != '.') continue;
            plan[r][c] = 'L';
            queue.push({r, c, wet.minute + 1});
        }
    }
    cout << last << '\n';
}
