#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

vector<int> smallestFactors(int largest) {
    vector<int> factors(largest + 1, 0);
    for (int p = 2; p * p <= largest; ++p) {
        if (factors[p] != 0) continue;
        for (int multiple = p * p; multiple <= largest; multiple += p) {
            if (factors[multiple] == 0) factors[multiple] = p;
        }
    }
    for (int number = 2; number <= largest; ++number) {
        if (factors[number] == 0) factors[number] = number;
    }
    return factors;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int q;
    cin >> q;
    vector<int> questions(q);
    for (int& stalls : questions) cin >> stalls;

    const vector<int> factors =
        smallestFactors(*max_element(questions.begin(), questions.end()));
    for (int left : questions) {
        int plans = 1;
        while (left > 1) {
            const int factor = factors[left];
            int exponent = 0;
            for (; left % factor == 0; left /= factor) ++exponent;
            plans *= exponent + 1;
        }
        cout << plans << '\n';
    }
}
