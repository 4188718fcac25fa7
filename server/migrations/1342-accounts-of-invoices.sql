-- Which accounts invoices ask to be paid to, without reading each of them.
create index invoice_iban on invoice (iban);
