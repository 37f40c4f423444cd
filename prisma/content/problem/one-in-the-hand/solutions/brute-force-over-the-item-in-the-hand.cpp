#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

using namespace std;

int main() {
    int n, capacity;
    cin >> n >> capacity;
    vector<pair<int, long long>> things(n);
    for (auto& [weight, value] : things) cin >> weight >> value;

    long long most = 0;
    for (int carried = 0; carried < n; ++carried) {
        vector<long long> best(capacity + 1, 0);
        for (int i = 0; i < n; ++i) {
            if (i == carried) continue;
            const auto [weight, value] = things[i];
            for (int room = capacity; room >= weight; --room) {
                best[room] = max(best[room], best[room - weight] + value);
            }
        }
        most = max(most, things[carried].second + best[capacity]);
    }
    cout << most << '\n';
}
