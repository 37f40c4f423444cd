#include <iostream>
#include <string>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    string ring;
    cin >> ring;
    const size_t n = ring.size();
    size_t start = 0;
    for (size_t other = 1; other < n; ++other) {
        size_t equal = 0;
        while (equal < n && ring[(other + equal) % n] == ring[(start + equal) % n]) {
            ++equal;
        }
        if (equal < n && ring[(other + equal) % n] < ring[(start + equal) % n]) {
            start = other;
        }
    }
    cout << start + 1 << ' ' << ring.substr(start) << ring.substr(0, start) << '\n';
}
