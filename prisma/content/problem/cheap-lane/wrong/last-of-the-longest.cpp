// Wrong Answer: a trip of equal length replaces the earlier one
#include <iostream>
#include <iterator>
#include <set>
#include <vector>

using namespace std;

int main() {
    int n;
    long long budget;
    cin >> n >> budget;
    vector<int> prices(n);
    for (int& price : prices) cin >> price;

    multiset<int> window;
    long long total = 0;
    int left = 0;
    int bestLength = 0;
    int bestStart = 0;
    for (int right = 0; right < n; ++right) {
        total += prices[right];
        window.insert(prices[right]);
        while (total - *prev(window.end()) > budget) {
            total -= prices[left];
            window.erase(window.find(prices[left]));
            ++left;
        }
        if (right - left + 1 >= bestLength) {
            bestLength = right - left + 1;
            bestStart = left;
        }
    }
    cout << bestLength << ' ' << bestStart + 1 << '\n';
}
