#include <functional>
#include <iostream>
#include <queue>
#include <tuple>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    long long limit;
    cin >> n >> limit;
    vector<long long> weight(n);
    for (long long& w : weight) cin >> w;

    vector<int> before(n);
    vector<int> after(n);
    vector<bool> gone(n, false);
    using Pair = tuple<long long, int, int>;
    priority_queue<Pair, vector<Pair>, greater<>> lightest;
    const auto offer = [&](int left, int right) {
        if (left < 0 || right >= n || weight[left] + weight[right] >= limit) return;
        lightest.emplace(weight[left] + weight[right], left, right);
    };
    for (int i = 0; i < n; ++i) {
        before[i] = i - 1;
        after[i] = i + 1;
        offer(i, i + 1);
    }

    while (!lightest.empty()) {
        const auto [sum, left, right] = lightest.top();
        lightest.pop();
        if (gone[left] || after[left] != right) continue;
        if (weight[left] + weight[right] != sum) continue;
        weight[left] = sum;
        gone[right] = true;
        after[left] = after[right];
        if (after[left] < n) before[after[left]] = left;
        offer(before[left], left);
        offer(left, after[left]);
    }
    for (int i = 0; i < n; i = after[i]) cout << weight[i] << ' ';
    cout << '\n';
}
