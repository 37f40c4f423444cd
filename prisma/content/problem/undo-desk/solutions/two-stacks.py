text = []
removed = []
for key in input().strip():
    if key == "-":
        if text:
            removed.append(text.pop())
    elif key == "+":
        if removed:
            text.append(removed.pop())
    else:
        text.append(key)
        removed.clear()
print("".join(text))
