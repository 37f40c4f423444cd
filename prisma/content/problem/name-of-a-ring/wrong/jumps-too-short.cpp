// Time Limit Exceeded: discards only one start at a time, however many letters agreed
#include <algorithm>
#include <iostream>
#include <string>

using namespace std;

int main() {
    string ring;
    cin >> ring;
    const size_t n = ring.size();
    size_t best = 0;
    for (size_t other = 1; other < n; ++other) {
        size_t k = 0;
        while (k < n && ring[(best + k) % n] == ring[(other + k) % n]) ++k;
        if (k < n && ring[(other + k) % n] < ring[(best + k) % n]) best = other;
    }
    cout << best + 1 << ' ' << ring.substr(best) + ring.substr(0, best) << '\n';
}
