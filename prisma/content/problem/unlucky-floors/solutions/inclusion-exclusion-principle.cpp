#include <iostream>
#include <numeric>
#include <vector>

using namespace std;

long long signedCount(long long floors, const vector<long long>& unlucky, size_t first,
                      long long multiple) {
    if (first == unlucky.size()) return floors / multiple;
    const long long without = signedCount(floors, unlucky, first + 1, multiple);
    const long long factor = unlucky[first] / gcd(multiple, unlucky[first]);
    if (factor > floors / multiple) return without;
    return without - signedCount(floors, unlucky, first + 1, multiple * factor);
}

int main() {
    long long floors, number;
    cin >> floors;
    vector<long long> unlucky;
    while (cin >> number) unlucky.push_back(number);
    cout << signedCount(floors, unlucky, 0, 1) << '\n';
}
