// Wrong Answer: starts the DFS from office 1 only, although the network need not be connected
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

using namespace std;

vector<vector<pair<int, int>>> cables;
vector<int> number, low, critical;
int counter = 0;

void search(int office, int cameOver) {
    number[office] = low[office] = ++counter;
    for (const auto& [other, cable] : cables[office]) {
        if (cable == cameOver) continue;
        if (number[other] == 0) {
            search(other, cable);
            if (low[other] > number[office]) critical.push_back(cable);
        }
        low[office] = min(low[office], low[other]);
    }
}

int main() {
    int n, m;
    cin >> n >> m;
    cables.resize(n + 1);
    number.assign(n + 1, 0);
    low.assign(n + 1, 0);
    for (int cable = 1; cable <= m; ++cable) {
        int one, other;
        cin >> one >> other;
        cables[one].emplace_back(other, cable);
        cables[other].emplace_back(one, cable);
    }
    search(1, 0);
    sort(critical.begin(), critical.end());
    for (const int cable : critical) cout << cable << ' ';
    cout << '\n';
}
