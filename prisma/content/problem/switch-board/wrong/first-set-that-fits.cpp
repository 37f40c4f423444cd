// Wrong Answer: takes the first subset that matches, not the one with the fewest switches
#include <bit>
#include <iostream>
#include <string>
#include <vector>

using namespace std;

int main() {
    int b, m;
    cin >> b >> m;
    vector<unsigned> switches(m);
    for (unsigned& lamps : switches) {
        string digits;
        cin >> digits;
        lamps = static_cast<unsigned>(stoul(digits, nullptr, 2));
    }
    const unsigned allOn = (1u << b) - 1;

    int fewest = m + 1;
    for (unsigned chosen = 0; chosen < (1u << m); ++chosen) {
        unsigned lit = 0;
        for (int i = 0; i < m; ++i) {
            if (chosen >> i & 1) lit ^= switches[i];
        }
        if (lit == allOn) {
            fewest = popcount(chosen);
            break;
        }
    }
    cout << (fewest > m ? -1 : fewest) << '\n';
}
