#include <algorithm>
#include <iostream>
#include <numeric>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<int> start(n);
    vector<int> end(n);
    for (int i = 0; i < n; ++i) cin >> start[i] >> end[i];
    vector<int> order(n);
    iota(order.begin(), order.end(), 0);
    sort(order.begin(), order.end(), [&](int a, int b) { return start[a] < start[b]; });

    vector<int> freeAt;
    vector<size_t> assigned(n);
    for (const int index : order) {
        size_t booth = 0;
        while (booth < freeAt.size() && freeAt[booth] > start[index]) ++booth;
        if (booth == freeAt.size()) freeAt.push_back(0);
        freeAt[booth] = end[index];
        assigned[index] = booth + 1;
    }
    cout << freeAt.size() << '\n';
    for (const size_t booth : assigned) cout << booth << ' ';
    cout << '\n';
}
