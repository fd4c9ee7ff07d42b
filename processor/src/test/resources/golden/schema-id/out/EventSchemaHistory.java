import org.marshal4j.runtime.inspect.SchemaHistory;
package com.acme;


/**
 * Reads messages of {@link Event} that begin with former schema ids. It is loaded for the first of them.
 */
@MarshalGenerated(
        version = "@version@"
)
final class EventSchemaHistory {
    private static final String LOCK = """
            # The wire forms of this module that were accepted. Written by marshal4j:update; not to be edited.
            wire 1
            revision 2
            id 1 6de34d21 com.acme.Event

            family com.acme.Event schemaId from=1
              0 com.acme.Event$Login
              1 com.acme.Event$Logout

            com.acme.Event$Login from=1
              user text?

            com.acme.Event$Logout from=1
              time int64
            """;

    static final SchemaHistory<Event> FORMER = new SchemaHistory<>(EventMarshaller.INSTANCE, LOCK);
}
