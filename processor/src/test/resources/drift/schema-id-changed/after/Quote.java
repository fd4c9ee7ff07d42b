import org.marshal4j.*;

@Marshal(schemaId = true)
class Quote implements QuoteMarshallable { // MARSHAL150: Quote: messages now begin with a schema id (schema-id-changed: only messages of one of the two schemas begin with a schema id). Undo it, or accept the change with marshal4j:update.
    long id;
}
