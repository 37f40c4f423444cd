#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int distance, fuel, n;
    cin >> distance >> fuel >> n;
    vector<long long> farthest(n + 1, -1);
    farthest[0] = fuel;
    for (int i = 0; i < n; ++i) {
        int kilometre, litres;
        cin >> kilometre >> litres;
        for (int k = i; k >= 0; --k) {
            if (farthest[k] < kilometre) continue;
            farthest[k + 1] = max(farthest[k + 1], farthest[k] + litres);
        }
    }

    for (int k = 0; k <= n; ++k) {
        if (farthest[k] < distance) continue;
        cout << k << '\n';
        return 0;
    }
    cout << -1 << '\n';
}
