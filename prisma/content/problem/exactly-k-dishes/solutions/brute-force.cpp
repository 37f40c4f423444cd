#include <iostream>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, k;
    cin >> n >> k;
    vector<int> dishes(n);
    for (int& dish : dishes) cin >> dish;

    vector<int> seenFrom(n + 1, -1);
    long long stretches = 0;
    for (int first = 0; first < n; ++first) {
        int different = 0;
        for (int last = first; last < n; ++last) {
            int& mark = seenFrom[dishes[last]];
            if (mark != first) ++different;
            mark = first;
            if (different > k) break;
            if (different == k) ++stretches;
        }
    }
    cout << stretches << '\n';
}
