// Wrong Answer: prints -1 where 64 bits overflow, not where 10^18 is passed
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
        long long together = 1;
        long long period;
        while (periods >> period) {
            const long long factor = period / gcd(together, period);
            if (__builtin_mul_overflow(together, factor, &together)) {
                together = -1;
                break;
            }
        }
        cout << together << '\n';
    }
}
