#include <iostream>
#include <numeric>
#include <vector>

using namespace std;

long long floors;
vector<long long> unlucky;

// The floors divisible by multiple but by no unlucky number from first on.
long long signedCount(size_t first, long long multiple) {
    if (first == unlucky.size()) return floors / multiple;
    const long long without = signedCount(first + 1, multiple);
    const long long factor = unlucky[first] / gcd(multiple, unlucky[first]);
    if (factor > floors / multiple) return without;
    return without - signedCount(first + 1, multiple * factor);
}

int main() {
    cin >> floors;
    for (long long number; cin >> number;) unlucky.push_back(number);
    cout << signedCount(0, 1) << '\n';
}
