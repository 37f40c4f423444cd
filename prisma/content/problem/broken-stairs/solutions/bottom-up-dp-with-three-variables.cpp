#include <iostream>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    int broken = 0;
    cin >> broken;

    long long third = 0;
    long long second = 0;
    long long first = 1;
    for (int step = 1; step <= n; ++step) {
        long long here = 0;
        if (step == broken) {
            cin >> broken;
        } else {
            here = (first + second + third) % 1'000'000'007;
        }
        third = second;
        second = first;
        first = here;
    }
    cout << first << '\n';
}
