#include <iostream>

using namespace std;

bool isRestless(long long number) {
    for (long long last = -1; number > 0; number /= 10) {
        if (number % 10 == last) return false;
        last = number % 10;
    }
    return true;
}

int main() {
    long long limit;
    cin >> limit;
    long long count = 0;
    for (long long number = 1; number <= limit; ++number) {
        if (isRestless(number)) ++count;
    }
    cout << count << '\n';
}
