export function validate(s) {
  if (typeof s !== 'string' || s.length < 1) return 's must be a nonempty string';
  if (!/^M{0,3}(CM|CD|D?C{0,3})(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})$/.test(s))
    return 's must be the standard Roman numeral of an integer from 1 to 3999';
}
