    // as beginning in generic, but:
    private static final String FIELDS_BEFORE = """
            key text?

    // as FIELDS in default-package, but:
            last *

    // as in evolvable: SCHEMA
    // as in ancestors: Page_NamedMarshaller, schema
}
