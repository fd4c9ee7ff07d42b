    // as beginning in ancestors, but:
            first *
            byKey *
            array *
            key *
        // without id int32
        // without name text?
        // without code int32

    // as in ancestors: SCHEMA, PageMarshaller, schema
}
