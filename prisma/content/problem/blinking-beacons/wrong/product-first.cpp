// Wrong Answer: multiplies before it divides, which overflows a 64-bit integer
#include <iostream>
#include <numeric>
#include <sstream>
#include <string>

using namespace std;

int main() {
    string line;
    getline(cin, line);
    while (getline(cin, line)) {
        istringstream periods(line);
        unsigned long long together = 1;
        unsigned long long period;
        while (together > 0 && periods >> period) {
            together = together * period / gcd(together, period);
            if (together > 1'000'000'000'000'000'000) together = 0;
        }
        if (together == 0) cout << "-1\n";
        else cout << together << '\n';
    }
}
