#include <algorithm>
#include <iostream>
#include <string>

using namespace std;

int main() {
    string row;
    cin >> row;
    const int n = static_cast<int>(row.size());

    int longest = 0;
    for (int start = 0; start < n; ++start) {
        int balance = 0;
        for (int end = start; end < n; ++end) {
            if (row[end] == 'H') ++balance;
            if (row[end] == 'L') --balance;
            if (balance == 0) longest = max(longest, end - start + 1);
        }
    }
    cout << longest << '\n';
}
