import org.marshal4j.schema.Schema;
package com.acme;


/**
 * The fields of {@link Instrument}, which subclasses write as part of their own messages.
 */
@MarshalGenerated(
        version = "@version@",
        fields = InstrumentMarshaller.FIELDS
)
public final class InstrumentMarshaller {
    static final String FIELDS = """
            id int32
            name text?
            code int32
            """;

    private static final Schema SCHEMA = TypeSchema.of(Instrument.class, FIELDS);

    private InstrumentMarshaller() {
    }

    /**
     * Describes those fields.
     */
    public static Schema schema() {
        return SCHEMA;
    }
}
