package com.acme;


/**
 * The fields of {@link Page}, which subclasses write as part of their own messages.
 */
@MarshalGenerated(
        version = "@version@",
        fields = PageMarshaller.FIELDS
)
public final class PageMarshaller {
    static final String FIELDS = """
            number int32
            first *
            byKey *
            array *
            key *
            """;

    // as in ancestors: SCHEMA, PageMarshaller, schema
}
