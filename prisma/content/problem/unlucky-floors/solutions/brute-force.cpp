#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

int main() {
    long long floors, number;
    cin >> floors;
    vector<long long> unlucky;
    while (cin >> number) unlucky.push_back(number);

    long long numbered = 0;
    for (long long floor = 1; floor <= floors; ++floor) {
        numbered += none_of(unlucky.begin(), unlucky.end(),
                            [floor](long long x) { return floor % x == 0; });
    }
    cout << numbered << '\n';
}
