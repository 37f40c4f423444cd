#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<long long> ifLet(n + 1), ifEmpty(n + 1);
    vector<int> above(n + 1);
    for (int i = 1; i <= n; ++i) cin >> ifLet[i];
    for (int i = 2; i <= n; ++i) cin >> above[i];

    for (int i = n; i > 1; --i) {
        ifLet[above[i]] += ifEmpty[i];
        ifEmpty[above[i]] += max(ifLet[i], ifEmpty[i]);
    }
    cout << max(ifLet[1], ifEmpty[1]) << '\n';
}
