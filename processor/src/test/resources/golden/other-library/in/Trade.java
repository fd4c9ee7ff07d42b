import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import org.marshal4j.Encoded;
import org.marshal4j.Encoding;
import org.marshal4j.Form;
import org.marshal4j.Marshal;

@Marshal
@Encoded(Encoding.DATA_OUTPUT)
class Trade implements TradeMarshallable {
    enum Side {
        BUY,
        SELL
    }

    long id;
    double price;

    @Encoded(value = Encoding.DATA_OUTPUT, as = Form.SHORT)
    int quantity;

    Side side;

    @Encoded(value = Encoding.DATA_OUTPUT, unit = ChronoUnit.SECONDS)
    Instant time;

    String symbol;

    @Encoded(value = Encoding.DATA_OUTPUT, presence = true)
    String note;

    List<String> tags;
}
