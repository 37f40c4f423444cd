// Wrong Answer: jumps over a block that has exactly k free hooks, although the last of them is the answer
#include <iostream>
#include <string>
#include <vector>

using namespace std;

int main() {
    int n, q;
    cin >> n >> q;
    vector<int> sums(n + 1);
    for (int place = 1; place <= n; ++place) sums[place] = place & -place;
    const auto change = [&](int hook, int by) {
        for (int place = hook; place <= n; place += place & -place) sums[place] += by;
    };
    while (q-- > 0) {
        string word;
        int number;
        cin >> word >> number;
        if (word == "give") {
            change(number, 1);
            continue;
        }
        int place = 0;
        for (int jump = 1 << 17; jump > 0; jump /= 2) {
            if (place + jump > n || sums[place + jump] > number) continue;
            place += jump;
            number -= sums[place];
        }
        change(place + 1, -1);
        cout << place + 1 << ' ';
    }
    cout << '\n';
}
