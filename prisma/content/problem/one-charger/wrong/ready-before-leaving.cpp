// Wrong Answer: treats a truck that is ready exactly at its departure as late
#include <algorithm>
#include <iostream>
#include <queue>
#include <utility>
#include <vector>

using namespace std;

int main() {
    int n;
    cin >> n;
    vector<pair<int, int>> trucks(n);
    for (auto& [leaving, charging] : trucks) cin >> charging >> leaving;
    sort(trucks.begin(), trucks.end());

    priority_queue<int> taken;
    long long total = 0;
    for (const auto& [leaving, charging] : trucks) {
        taken.push(charging);
        total += charging;
        if (total >= leaving) {
            total -= taken.top();
            taken.pop();
        }
    }
    cout << taken.size() << '\n';
}
