#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

using namespace std;

int main() {
    int n;
    cin >> n;
    vector<string> cards(n);
    for (string& card : cards) cin >> card;

    sort(cards.begin(), cards.end());
    string largest;
    do {
        string row;
        for (const string& card : cards) row += card;
        largest = max(largest, row);
    } while (next_permutation(cards.begin(), cards.end()));
    cout << (largest[0] == '0' ? "0" : largest) << '\n';
}
