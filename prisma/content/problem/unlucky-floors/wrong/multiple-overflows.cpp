// Wrong Answer: the least common multiple overflows 64 bits
#include <iostream>
#include <numeric>
#include <vector>

using namespace std;

using Number = unsigned long long;

Number signedCount(Number floors, const vector<Number>& unlucky, size_t first,
                   Number multiple) {
    if (multiple > floors || multiple == 0) return 0;
    if (first == unlucky.size()) return floors / multiple;
    const Number together = multiple / gcd(multiple, unlucky[first]) * unlucky[first];
    return signedCount(floors, unlucky, first + 1, multiple) -
           signedCount(floors, unlucky, first + 1, together);
}

int main() {
    Number floors, number;
    cin >> floors;
    vector<Number> unlucky;
    while (cin >> number) unlucky.push_back(number);
    cout << signedCount(floors, unlucky, 0, 1) << '\n';
}
