#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<string> cards(n);
    for (string& card : cards) cin >> card;
    sort(cards.begin(), cards.end(),
         [](const string& a, const string& b) { return a + b > b + a; });
    if (cards[0] == "0") cards.resize(1);
    for (const string& card : cards) cout << card;
    cout << '\n';
}
