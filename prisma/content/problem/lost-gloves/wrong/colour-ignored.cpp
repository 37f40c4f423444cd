// Wrong Answer: compares the numbers of left and right gloves over all colours
#include <algorithm>
#include <iostream>
#include <string>

using namespace std;

int main() {
    int n;
    cin >> n;
    int left = 0;
    string colour, side;
    while (cin >> colour >> side) left += side == "L";
    const int pairs = min(left, n - left);
    cout << pairs << ' ' << n - 2 * pairs << '\n';
}
