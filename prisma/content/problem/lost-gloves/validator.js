export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (!/^[1-9]\d*$/.test(lines[0])) return 'the first line must contain only n';
  if (Number(lines[0]) > 200_000) return 'n must be 1 to 200 000';
  if (lines.length !== Number(lines[0]) + 1) return 'there must be n gloves';
  if (lines.slice(1).some((line) => !/^[a-z]{1,10} [LR]$/.test(line))) {
    return 'a glove must have a colour of 1 to 10 lowercase letters and a side, L or R';
  }
}
