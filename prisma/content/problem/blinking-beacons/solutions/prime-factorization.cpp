#include <algorithm>
#include <iostream>
#include <map>
#include <sstream>
#include <string>

using namespace std;

constexpr long long LIMIT = 1'000'000'000'000'000'000;

long long secondsUntilAllBlink(istream& periods) {
    map<int, int> highest;
    int period;
    while (periods >> period) {
        for (int p = 2; p * p <= period; ++p) {
            int exponent = 0;
            for (; period % p == 0; period /= p) ++exponent;
            if (exponent > 0) highest[p] = max(highest[p], exponent);
        }
        if (period > 1) highest[period] = max(highest[period], 1);
    }
    long long together = 1;
    for (const auto& [p, exponent] : highest) {
        for (int i = 0; i < exponent; ++i) {
            if (together > LIMIT / p) return -1;
            together *= p;
        }
    }
    return together;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    string line;
    getline(cin, line);
    while (getline(cin, line)) {
        istringstream periods(line);
        cout << secondsUntilAllBlink(periods) << '\n';
    }
}
