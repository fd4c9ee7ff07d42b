    // as beginning in ancestors, but:
public interface Page_NamedMarshallable extends PageMarshallable {
}
