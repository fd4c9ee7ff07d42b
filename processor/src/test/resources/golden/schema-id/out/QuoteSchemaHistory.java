package com.acme;


/**
 * Reads messages of {@link Quote} that begin with former schema ids. It is loaded for the first of them.
 */
@MarshalGenerated(
        version = "@version@"
)
final class QuoteSchemaHistory {
    private static final String LOCK = """
            # The wire forms of this module that were accepted. Written by marshal4j:update; not to be edited.
            wire 1
            revision 2
            id 1 e97238e7 com.acme.Quote
            id 2 d081ae07 com.acme.Quote

            com.acme.Quote schemaId from=1
              symbol text?
              side enum com.acme.Quote$Side(BUY,SELL)?
              levels list<com.acme.Quote$Level?>?

            com.acme.Quote$Level from=2
              price float64
              size int64

            com.acme.Quote$Level from=1 to=1
              price float32
              size int64
            """;

    // as in schema-id: FORMER
}
