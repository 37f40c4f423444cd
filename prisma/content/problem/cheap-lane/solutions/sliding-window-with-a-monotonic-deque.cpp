#include <deque>
#include <iostream>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    long long budget;
    cin >> n >> budget;
    vector<int> prices(n);
    for (int& price : prices) cin >> price;

    deque<int> candidates;
    long long total = 0;
    int left = 0;
    int bestLength = 0;
    int bestStart = 0;
    for (int right = 0; right < n; ++right) {
        total += prices[right];
        while (!candidates.empty() && prices[candidates.back()] <= prices[right]) {
            candidates.pop_back();
        }
        candidates.push_back(right);

        while (total - prices[candidates.front()] > budget) {
            if (candidates.front() == left) candidates.pop_front();
            total -= prices[left];
            ++left;
        }
        if (right - left + 1 > bestLength) {
            bestLength = right - left + 1;
            bestStart = left;
        }
    }
    cout << bestLength << ' ' << bestStart + 1 << '\n';
}
