#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<int> cards(n);
    for (int& number : cards) cin >> number;
    sort(cards.begin(), cards.end());

    int first = cards[0];
    int last = cards[0];
    int bestFirst = first;
    int bestLast = last;
    for (const int number : cards) {
        if (number > last + 1) first = number;
        last = number;
        if (last - first > bestLast - bestFirst) {
            bestFirst = first;
            bestLast = last;
        }
    }
    cout << bestFirst << ' ' << bestLast << '\n';
}
