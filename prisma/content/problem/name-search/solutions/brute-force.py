def main():
    input()
    names = input().split()
    beginnings = input().split()
    print(*(sum(name.startswith(typed) for name in names) for typed in beginnings))


main()
