#include <iostream>
#include <string>
#include <vector>

using namespace std;

// Walls around the plan save the tests at its edges.
vector<string> readPlan() {
    vector<string> plan;
    for (string row; cin >> row;) plan.push_back('#' + row + '#');
    const string wall(plan[0].size(), '#');
    plan.insert(plan.begin(), wall);
    plan.push_back(wall);
    return plan;
}

int main() {
    vector<string> plan = readPlan();
    for (int minutes = 0; true; ++minutes) {
        vector<char*> reached;
        bool dry = false;
        for (size_t row = 1; row + 1 < plan.size(); ++row) {
            for (size_t column = 1; column + 1 < plan[row].size(); ++column) {
                if (plan[row][column] != '.') continue;
                dry = true;
                if (plan[row - 1][column] == 'L' || plan[row + 1][column] == 'L' ||
                    plan[row][column - 1] == 'L' || plan[row][column + 1] == 'L') {
                    reached.push_back(&plan[row][column]);
                }
            }
        }
        if (reached.empty()) {
            cout << (dry ? -1 : minutes) << '\n';
            return 0;
        }
        for (char* cell : reached) *cell = 'L';
    }
}
