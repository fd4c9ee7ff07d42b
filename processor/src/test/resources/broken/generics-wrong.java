import org.marshal4j.*;

import java.util.*;

@Marshal
class Quote implements QuoteMarshallable {
    List<int> a;
    Map<String> b;
    String<String> c;
    List<?, ?> d;
    Optional<void> e;
}
