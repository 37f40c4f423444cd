# Runtime Error: removes a letter from an empty string
text = []
removed = []
for key in input().strip():
    if key == "-":
        removed.append(text.pop())
    elif key == "+":
        if removed:
            text.append(removed.pop())
    else:
        text.append(key)
        removed.clear()
print("".join(text))
