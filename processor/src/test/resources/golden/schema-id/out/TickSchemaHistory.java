package com.acme;


/**
 * Reads messages of {@link Tick} that begin with former schema ids. It is loaded for the first of them.
 */
@MarshalGenerated(
        version = "@version@"
)
final class TickSchemaHistory {
    private static final String LOCK = """
            # The wire forms of this module that were accepted. Written by marshal4j:update; not to be edited.
            wire 1
            revision 2
            id 1 47c67339 com.acme.Tick
            id 2 841c819b com.acme.Tick

            com.acme.Tick schemaId from=2
              time int64
              price float64

            com.acme.Tick schemaId from=1 to=1
              price float64
            """;

    // as in schema-id: FORMER
}
