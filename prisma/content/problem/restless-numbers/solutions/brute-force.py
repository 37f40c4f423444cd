limit = int(input())


def is_restless(number):
    last = -1
    while number > 0:
        number, digit = divmod(number, 10)
        if digit == last:
            return False
        last = digit
    return True


print(sum(map(is_restless, range(1, limit + 1))))
