package com.acme;

import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.TypeSchema;
import org.marshal4j.schema.Schema;

/**
 * The fields that subclasses of {@link Instrument} take over from it into their own messages.
 */
@MarshalGenerated(
        version = "@version@",
        fields = {
                "id int32",
                "name text?",
                "code int32"
        }
)
public final class InstrumentMarshaller {
    private static final Schema SCHEMA = TypeSchema.of(Instrument.class,
            "id int32",
            "name text?",
            "code int32");

    private InstrumentMarshaller() {
    }

    /**
     * Describes those fields.
     */
    public static Schema schema() {
        return SCHEMA;
    }
}
