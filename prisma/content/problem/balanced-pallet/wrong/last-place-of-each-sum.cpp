// Wrong Answer: overwrites the first index of a prefix sum with the latest one
#include <algorithm>
#include <iostream>
#include <string>
#include <unordered_map>

using namespace std;

int main() {
    string row;
    cin >> row;
    unordered_map<int, int> place = {{0, 0}};
    int balance = 0;
    int longest = 0;
    for (int taken = 1; taken <= static_cast<int>(row.size()); ++taken) {
        if (row[taken - 1] == 'H') ++balance;
        if (row[taken - 1] == 'L') --balance;
        if (place.count(balance)) longest = max(longest, taken - place[balance]);
        place[balance] = taken;
    }
    cout << longest << '\n';
}
