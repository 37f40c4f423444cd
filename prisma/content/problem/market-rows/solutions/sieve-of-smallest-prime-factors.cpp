#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int q;
    cin >> q;
    vector<int> questions(q);
    for (int& stalls : questions) cin >> stalls;
    const int largest = *max_element(questions.begin(), questions.end());

    vector<int> smallestFactor(largest + 1, 0);
    for (int p = 2; p <= largest; ++p) {
        if (smallestFactor[p] != 0) continue;
        smallestFactor[p] = p;
        for (long long multiple = 1LL * p * p; multiple <= largest; multiple += p) {
            if (smallestFactor[multiple] == 0) smallestFactor[multiple] = p;
        }
    }

    for (int stalls : questions) {
        int plans = 1;
        while (stalls > 1) {
            const int p = smallestFactor[stalls];
            int exponent = 0;
            for (; stalls % p == 0; stalls /= p) ++exponent;
            plans *= exponent + 1;
        }
        cout << plans << '\n';
    }
}
