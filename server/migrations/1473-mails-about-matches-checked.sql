-- What 1472 left unchecked. The rows met the narrower check before, so they meet this one.
alter table digest_entry validate constraint digest_entry_mail_kind_check;
