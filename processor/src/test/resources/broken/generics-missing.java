import org.marshal4j.*;

import java.util.*;

@Marshal
class Quote implements QuoteMarshallable {
    List<Missing> a;
    Map<Missing, List<? extends Gone>> b;
    Optional<Missing[]> c;
    Missing<String> d;
    Missing.Inner e;
}
