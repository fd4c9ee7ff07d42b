import org.marshal4j.*;

class User {
    Object read = QuoteMarshaller.INSTANCE;
}
