// Wrong Answer: does not shift the three variables at a broken step
#include <iostream>
#include <set>

using namespace std;

int main() {
    int n;
    cin >> n;
    set<int> broken;
    for (int step; cin >> step;) broken.insert(step);
    long long third = 0, second = 0, first = 1;
    for (int step = 1; step <= n; ++step) {
        if (broken.count(step) > 0) continue;
        const long long here = (first + second + third) % 1'000'000'007;
        third = second;
        second = first;
        first = here;
    }
    cout << first << '\n';
}
