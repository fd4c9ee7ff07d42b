import java.util.List;
import kotlin.Metadata;
import kotlin.jvm.JvmInline;
import org.marshal4j.Marshal;

/** As kapt shows classes of Kotlin. */
@Marshal
@Metadata
final class Order implements OrderMarshallable {
    private final String isin;
    private final List<Isin> others; // MARSHAL105: Order.others: List<Isin> cannot be marshalled. Isin is a value class of Kotlin, which generated code cannot make: declare what it holds, or write a FieldMarshaller for Isin in Kotlin and name it in @MarshalWith or @MarshalTypesWith.

    private Order(String isin, List<Isin> others) {
        this.isin = isin;
        this.others = others;
    }
}

@Metadata
@JvmInline
final class Isin {
    private final String text = null;
}

@Marshal
@Metadata
@JvmInline
final class Price { // MARSHAL100: Price is a value class of Kotlin: only classes, records, family roots and interfaces of getters and setters can be marshalled. Write a FieldMarshaller for it in Kotlin and name that in @MarshalWith or @MarshalTypesWith.
    private final long ticks = 0;
}
