    // as beginning in generic, but:
    private static final String FIELDS_BEFORE = """
            key text?

    // as FIELDS in bound, but:
            last *

    // as in ancestors: SCHEMA
    // as in empty: Page_NamedMarshaller
    // as in ancestors: schema
}
