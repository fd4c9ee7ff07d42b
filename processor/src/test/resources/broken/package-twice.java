package one;

import org.marshal4j.*;

package other;

@Marshal
class Quote implements QuoteMarshallable {
    int a;
}
