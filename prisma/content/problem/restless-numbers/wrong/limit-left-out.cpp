// Wrong Answer: counts the restless numbers below N, without N itself
#include <iostream>

using namespace std;

int main() {
    long long limit;
    cin >> limit;
    const string digits = to_string(limit);
    long long free[20] = {1};
    for (int i = 1; i < 20; ++i) free[i] = free[i - 1] * 9 % 1'000'000'000'000'000'003;
    long long total = 0;
    for (size_t length = 1; length < digits.size(); ++length) total += free[length];
    int last = -1;
    for (size_t place = 0; place < digits.size(); ++place) {
        for (int digit = place == 0 ? 1 : 0; digit < digits[place] - '0'; ++digit) {
            if (digit != last) total += free[digits.size() - place - 1];
        }
        if (digits[place] - '0' == last) break;
        last = digits[place] - '0';
    }
    cout << total << '\n';
}
