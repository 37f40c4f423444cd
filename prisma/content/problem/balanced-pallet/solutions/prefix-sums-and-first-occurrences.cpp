#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

using namespace std;

int main() {
    string row;
    cin >> row;
    const int n = static_cast<int>(row.size());

    vector<int> firstPlace(2 * n + 1, -1);
    firstPlace[n] = 0;

    int balance = 0;
    int longest = 0;
    for (int taken = 1; taken <= n; ++taken) {
        const char box = row[taken - 1];
        if (box == 'H') ++balance;
        if (box == 'L') --balance;
        int& first = firstPlace[balance + n];
        if (first == -1) first = taken;
        longest = max(longest, taken - first);
    }
    cout << longest << '\n';
}
