// Runtime Error: two cards of ten digits together overflow a long long
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
    sort(cards.begin(), cards.end(), [](const string& a, const string& b) {
        return stoll(a + b) > stoll(b + a);
    });
    if (cards[0] == "0") cards.resize(1);
    for (const string& card : cards) cout << card;
    cout << '\n';
}
