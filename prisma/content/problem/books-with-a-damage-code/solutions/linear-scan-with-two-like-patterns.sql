SELECT id, title, codes
FROM book
WHERE codes LIKE 'WET%' OR codes LIKE '% WET%';
