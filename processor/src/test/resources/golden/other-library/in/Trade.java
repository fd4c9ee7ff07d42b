import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import org.marshal4j.Encoded;
import org.marshal4j.Encoding;
import org.marshal4j.Form;
import org.marshal4j.Marshal;
import org.marshal4j.Presence;

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

    @Encoded(value = Encoding.DATA_OUTPUT, presence = Presence.ONE)
    String note;

    List<String> tags;
}
