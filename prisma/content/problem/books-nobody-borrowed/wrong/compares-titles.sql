-- Wrong Answer: a copy is left out when another copy of the title has been lent
SELECT id, title
FROM book
WHERE title NOT IN (
  SELECT lent.title FROM loan JOIN book AS lent ON lent.id = loan.book_id
);
