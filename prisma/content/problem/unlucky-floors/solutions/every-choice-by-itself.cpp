#include <iostream>
#include <numeric>
#include <vector>

using namespace std;

// The floors that are divisible by all unlucky numbers of the mask.
long long divisible(long long floors, const vector<long long>& unlucky, int mask) {
    long long multiple = 1;
    for (size_t i = 0; i < unlucky.size(); ++i) {
        if ((mask >> i & 1) == 0) continue;
        const long long factor = unlucky[i] / gcd(multiple, unlucky[i]);
        if (factor > floors / multiple) return 0;
        multiple *= factor;
    }
    return floors / multiple;
}

int main() {
    long long floors;
    cin >> floors;
    vector<long long> unlucky;
    for (long long number; cin >> number;) unlucky.push_back(number);

    long long plates = 0;
    for (int mask = 0; mask < 1 << unlucky.size(); ++mask) {
        const int sign = __builtin_popcount(mask) % 2 == 1 ? -1 : 1;
        plates += sign * divisible(floors, unlucky, mask);
    }
    cout << plates << '\n';
}
