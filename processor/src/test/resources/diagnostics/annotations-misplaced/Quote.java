import java.util.List;
import org.marshal4j.FixedLength;
import org.marshal4j.Interned;
import org.marshal4j.Marshal;
import org.marshal4j.MaxLength;
import org.marshal4j.OneOf;
import org.marshal4j.Shared;
import org.marshal4j.StopBit;

@Marshal
@StopBit // on the type it is for the fields that can have it, and says nothing of the others
class Quote implements QuoteMarshallable {
    @StopBit String text; // MARSHAL121: Quote.text: String: @StopBit makes no difference to a field of this type. Remove it.
    @StopBit double price; // MARSHAL121: Quote.price: double: @StopBit makes no difference to a field of this type.
    @StopBit List<Integer> numbers; // MARSHAL121: Quote.numbers: List<Integer>: @StopBit makes no difference
    @Interned int number; // MARSHAL121: Quote.number: int: @Interned makes no difference
    @MaxLength(5) long size; // MARSHAL121: Quote.size: long: @MaxLength makes no difference
    @FixedLength(5) List<String> texts; // MARSHAL121: Quote.texts: List<String>: @FixedLength makes no difference
    @FixedLength(5) String[] array; // MARSHAL121: Quote.array: String[]: @FixedLength makes no difference
    @OneOf({"a", "b"}) char letter; // MARSHAL121: Quote.letter: char: @OneOf makes no difference
    @Shared String shared; // MARSHAL121: Quote.shared: String: @Shared makes no difference
    @FixedLength(5) @MaxLength(3) String both; // MARSHAL121: Quote.both: String: @MaxLength makes no difference beside @FixedLength. Remove it.
    @FixedLength(5) @MaxLength(3) int[] ints; // MARSHAL121: Quote.ints: int[]: @MaxLength makes no difference beside @FixedLength.
    @OneOf("a") @Interned String interned; // MARSHAL121: Quote.interned: String: @Interned makes no difference beside @OneOf.
    int fine;
}
