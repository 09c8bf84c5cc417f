-- A tenth of each page stays free when records are added, so that a changed record finds room beside its old self. Its
-- indexes need no new entries then. What is stored already gets its room as pages are written anew.
ALTER TABLE "records" SET (fillfactor = 90);
