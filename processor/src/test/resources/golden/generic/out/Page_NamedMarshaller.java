package com.acme;

import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.TypeSchema;
import org.marshal4j.schema.Schema;

/**
 * The fields of {@link Page.Named}, which subclasses write as part of their own messages.
 */
@MarshalGenerated(
        version = "@version@",
        fields = Page_NamedMarshaller.FIELDS
)
public final class Page_NamedMarshaller {
    private static final String FIELDS_BEFORE = """
            number int32
            items *
            first *
            byKey *
            array *
            key text?
            """;

    static final String FIELDS = """
            last *
            """;

    private static final Schema SCHEMA = TypeSchema.of(Page.Named.class, String.join("", FIELDS_BEFORE, FIELDS).split("\n"));

    private Page_NamedMarshaller() {
    }

    /**
     * Describes those fields.
     */
    public static Schema schema() {
        return SCHEMA;
    }
}
