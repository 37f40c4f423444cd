SELECT id, title, codes
FROM book
WHERE EXISTS (
  SELECT FROM unnest(string_to_array(codes, ' ')) AS code WHERE code LIKE 'WET%'
);
