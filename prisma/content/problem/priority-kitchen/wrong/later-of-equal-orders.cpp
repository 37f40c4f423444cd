// Wrong Answer: among orders of equal priority the larger number goes first
#include <algorithm>
#include <iostream>
#include <queue>
#include <utility>
#include <vector>

using namespace std;

int main() {
    int n;
    cin >> n;
    vector<int> arrivals(n), times(n), priorities(n);
    for (int i = 0; i < n; ++i) cin >> arrivals[i] >> times[i] >> priorities[i];

    priority_queue<pair<int, int>> waiting;
    long long clock = 0;
    int arrived = 0;
    for (int finished = 0; finished < n; ++finished) {
        if (waiting.empty()) clock = max<long long>(clock, arrivals[arrived]);
        while (arrived < n && arrivals[arrived] <= clock) {
            waiting.emplace(priorities[arrived], arrived);
            ++arrived;
        }
        const int order = waiting.top().second;
        waiting.pop();
        clock += times[order];
        cout << order + 1 << ' ' << clock << '\n';
    }
}
