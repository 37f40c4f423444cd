#include <iostream>
#include <vector>

using namespace std;

long long countAtMost(const vector<int>& dishes, int limit) {
    const int n = static_cast<int>(dishes.size());
    vector<int> count(n + 1, 0);
    int different = 0;
    int left = 0;
    long long stretches = 0;
    for (int right = 0; right < n; ++right) {
        if (count[dishes[right]]++ == 0) ++different;
        while (different > limit) {
            if (--count[dishes[left]] == 0) --different;
            ++left;
        }
        stretches += right - left + 1;
    }
    return stretches;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, k;
    cin >> n >> k;
    vector<int> dishes(n);
    for (int& dish : dishes) cin >> dish;
    cout << countAtMost(dishes, k) - countAtMost(dishes, k - 1) << '\n';
}
