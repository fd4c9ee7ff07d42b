import org.marshal4j.Encoded;
import org.marshal4j.Encoding;
import org.marshal4j.Marshal;

@Marshal(copy = Marshal.Copy.BULK)
class Quote implements QuoteMarshallable {
    long id;
    @Encoded(Encoding.DATA_OUTPUT) int volume; // MARSHAL110: Quote.volume is written in the form of another library, so it cannot be copied in bulk
    @Encoded(Encoding.LUCENE) int lot;
    String symbol; // MARSHAL110: Quote.symbol is String, which is not primitive, so it cannot be copied in bulk. Remove copy = BULK, or the field.
}
