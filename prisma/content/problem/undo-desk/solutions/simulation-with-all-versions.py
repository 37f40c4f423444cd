versions = [""]
shown = 0
for key in input().strip():
    if key == "-":
        shown = max(shown - 1, 0)
    elif key == "+":
        shown = min(shown + 1, len(versions) - 1)
    else:
        del versions[shown + 1:]
        versions.append(versions[shown] + key)
        shown += 1
print(versions[shown])
