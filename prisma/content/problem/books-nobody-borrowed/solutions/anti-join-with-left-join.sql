SELECT book.id, book.title
FROM book
LEFT JOIN loan ON loan.book_id = book.id
WHERE loan.id IS NULL;
