import org.missing.*;
import org.marshal4j.Missing;
import static org.marshal4j.Gone.a;

import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    int a;
}
