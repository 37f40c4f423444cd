// Wrong Answer: the key is the length and the sum of the letter codes
#include <algorithm>
#include <iostream>
#include <map>
#include <numeric>
#include <string>
#include <utility>

using namespace std;

int main() {
    int n;
    cin >> n;
    map<pair<size_t, int>, int> boxes;
    int fullest = 0;
    while (n-- > 0) {
        string word;
        cin >> word;
        const int sum = accumulate(word.begin(), word.end(), 0);
        fullest = max(fullest, ++boxes[{word.size(), sum}]);
    }
    cout << boxes.size() << ' ' << fullest << '\n';
}
