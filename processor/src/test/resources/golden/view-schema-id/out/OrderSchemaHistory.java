    // as beginning in schema-id, but:
final class OrderSchemaHistory {
            id 1 f0b75588 com.acme.Order
            family com.acme.Order schemaId from=1
              0 com.acme.Order$Limit
            com.acme.Order$Limit schemaId from=1
        // without com.acme.Tick schemaId from=1 to=1
        // without price float64

    // as in schema-id: FORMER
}
