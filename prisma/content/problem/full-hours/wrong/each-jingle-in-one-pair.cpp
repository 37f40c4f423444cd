// Wrong Answer: uses each jingle in at most one pair
#include <iostream>
#include <unordered_map>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, k;
    cin >> n >> k;
    unordered_map<int, int> seen;
    seen.reserve(n);
    long long pairs = 0;
    for (int i = 0; i < n; ++i) {
        int length;
        cin >> length;
        const int remainder = length % k;
        const auto partners = seen.find((k - remainder) % k);
        if (partners != seen.end() && partners->second > 0) {
            --partners->second;
            ++pairs;
        } else {
            ++seen[remainder];
        }
    }
    cout << pairs << '\n';
}
