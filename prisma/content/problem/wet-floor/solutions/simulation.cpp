#include <iostream>
#include <string>
#include <utility>
#include <vector>

using namespace std;

int main() {
    vector<string> plan;
    string line;
    while (cin >> line) plan.push_back(line);
    const int rows = static_cast<int>(plan.size());
    const int columns = static_cast<int>(plan[0].size());
    const auto isWet = [&](int r, int c) {
        return r >= 0 && r < rows && c >= 0 && c < columns && plan[r][c] == 'L';
    };

    int minutes = 0;
    bool isDry = false;
    while (true) {
        vector<pair<int, int>> reached;
        isDry = false;
        for (int r = 0; r < rows; ++r) {
            for (int c = 0; c < columns; ++c) {
                if (plan[r][c] != '.') continue;
                isDry = true;
                if (isWet(r - 1, c) || isWet(r + 1, c) || isWet(r, c - 1) ||
                    isWet(r, c + 1)) {
                    reached.emplace_back(r, c);
                }
            }
        }
        if (reached.empty()) break;
        for (const auto& [r, c] : reached) plan[r][c] = 'L';
        ++minutes;
    }
    cout << (isDry ? -1 : minutes) << '\n';
}
