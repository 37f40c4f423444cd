#include <iostream>
#include <numeric>
#include <sstream>
#include <string>

using namespace std;

const long long LIMIT = 1'000'000'000'000'000'000;

long long secondsUntilAllBlink(istringstream periods) {
    long long together = 1;
    long long period;
    while (periods >> period) {
        const long long factor = period / gcd(together, period);
        if (factor > LIMIT / together) return -1;
        together *= factor;
    }
    return together;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    string line;
    getline(cin, line);
    while (getline(cin, line)) {
        cout << secondsUntilAllBlink(istringstream(line)) << '\n';
    }
}
