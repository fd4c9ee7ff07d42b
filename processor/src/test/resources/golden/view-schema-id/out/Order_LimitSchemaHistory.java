    // as beginning in view-schema-id, but:
final class Order_LimitSchemaHistory {
            id 1 47c67339 com.acme.Order$Limit
            com.acme.Order$Limit schemaId from=1
        // without id 1 f0b75588 com.acme.Order
        // without family com.acme.Order schemaId from=1
        // without 0 com.acme.Order$Limit
        // without com.acme.Order$Limit schemaId from=1

    // as in schema-id: FORMER
}
