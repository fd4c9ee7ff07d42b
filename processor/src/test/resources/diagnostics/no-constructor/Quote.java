import org.marshal4j.Marshal;

@Marshal
class Quote implements QuoteMarshallable { // MARSHAL103: Quote has no constructor that generated code can call: Quote(String text) has a parameter that matches no field by name and type. Add a non-private constructor without parameters, or one whose parameters have the names and types of its fields; or a static factory method that takes all fields, or a builder with a method for each field.
    long id;

    Quote(String text) {
        id = Long.parseLong(text);
    }

    static long use(Quote quote) {
        return QuoteMarshaller.INSTANCE.sizeOf(quote);
    }
}
