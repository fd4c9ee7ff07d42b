import org.marshal4j.*;

@MarshalWith(Missing.class)
class Price {}

@Marshal
class Quote implements QuoteMarshallable {
    Price price;
}
