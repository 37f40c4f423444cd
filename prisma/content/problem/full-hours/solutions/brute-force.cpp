#include <iostream>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, k;
    cin >> n >> k;
    vector<int> lengths(n);
    for (int& length : lengths) cin >> length;

    long long pairs = 0;
    for (int i = 0; i < n; ++i) {
        for (int j = 0; j < i; ++j) pairs += (lengths[i] + lengths[j]) % k == 0;
    }
    cout << pairs << '\n';
}
