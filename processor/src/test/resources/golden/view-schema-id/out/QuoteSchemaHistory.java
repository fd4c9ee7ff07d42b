    // as beginning in view-schema-id, but:
final class QuoteSchemaHistory {
            id 1 d9c87b33 com.acme.Quote
            id 2 614f8993 com.acme.Quote
            family com.acme.Order schemaId from=1
              0 com.acme.Order$Limit
        // without id 1 47c67339 com.acme.Order$Limit
            com.acme.Quote schemaId from=2
              bid float64
              last family com.acme.Order?
            com.acme.Quote schemaId from=1 to=1
              bid float32
              last family com.acme.Order?

    // as in schema-id: FORMER
}
