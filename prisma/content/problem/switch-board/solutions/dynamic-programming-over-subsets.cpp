#include <algorithm>
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
    vector<unsigned> lit(1u << m, 0);
    for (int i = 0; i < m; ++i) {
        const unsigned added = 1u << i;
        for (unsigned smaller = 0; smaller < added; ++smaller) {
            const unsigned chosen = smaller | added;
            lit[chosen] = lit[smaller] ^ switches[i];
            if (lit[chosen] == allOn) fewest = min(fewest, popcount(chosen));
        }
    }
    cout << (fewest > m ? -1 : fewest) << '\n';
}
