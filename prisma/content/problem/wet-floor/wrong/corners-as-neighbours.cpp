// Wrong Answer: lets the water spread over corners as well
#include <iostream>
#include <string>
#include <utility>
#include <vector>

using namespace std;

int main() {
    vector<string> plan;
    for (string row; cin >> row;) plan.push_back('#' + row + '#');
    const string wall(plan[0].size(), '#');
    plan.insert(plan.begin(), wall);
    plan.push_back(wall);
    for (int minutes = 0; true; ++minutes) {
        vector<pair<size_t, size_t>> reached;
        bool dry = false;
        for (size_t row = 0; row < plan.size(); ++row) {
            for (size_t column = 0; column < plan[row].size(); ++column) {
                if (plan[row][column] != '.') continue;
                dry = true;
                bool near = false;
                for (size_t r = row - 1; r <= row + 1; ++r) {
                    for (size_t c = column - 1; c <= column + 1; ++c) {
                        near = near || plan[r][c] == 'L';
                    }
                }
                if (near) reached.emplace_back(row, column);
            }
        }
        if (reached.empty()) {
            cout << (dry ? -1 : minutes) << '\n';
            return 0;
        }
        for (const auto& [row, column] : reached) plan[row][column] = 'L';
    }
}
