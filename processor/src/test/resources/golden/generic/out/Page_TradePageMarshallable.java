    // as beginning in empty, but:
public interface Page_TradePageMarshallable extends Page_NamedMarshallable {

    // as in empty: readMarshallable
}
