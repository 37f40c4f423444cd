#include <iostream>
#include <numeric>
#include <sstream>
#include <string>

using namespace std;

constexpr long long LIMIT = 1'000'000'000'000'000'000;

long long secondsUntilAllBlink(istream& periods) {
    long long together = 1;
    long long period;
    while (periods >> period) {
        const long long factor = together / gcd(together, period);
        if (factor > LIMIT / period) return -1;
        together = factor * period;
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
