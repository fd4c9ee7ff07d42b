import java.math.BigDecimal;
import java.util.List;
import org.marshal4j.Decimal;
import org.marshal4j.Encoded;
import org.marshal4j.Encoding;
import org.marshal4j.EnumNumber;
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
    @StopBit String text; // MARSHAL121: Quote.text: String: @StopBit has no effect on a field of this type. Remove it.
    @StopBit boolean open; // MARSHAL121: Quote.open: boolean: @StopBit has no effect on a field of this type
    @StopBit double[] prices; // MARSHAL121: Quote.prices: double[]: @StopBit has no effect on a field of this type
    @StopBit @Interned double price; // MARSHAL121: Quote.price: double: @Interned has no effect together with @StopBit
    @StopBit List<Integer> numbers; // MARSHAL121: Quote.numbers: List<Integer>: @StopBit has no effect on a field of this type
    @Encoded(Encoding.LUCENE) java.util.Currency unknown; // MARSHAL121: Quote.unknown: Currency: @Encoded has no effect on a field of this type. Remove it.
    @Encoded(Encoding.LUCENE) @Interned String interning; // MARSHAL121: Quote.interning: String: @Interned has no effect together with @Encoded
    @Encoded(Encoding.LUCENE) @FixedLength(4) String fixed; // MARSHAL121: Quote.fixed: String: @FixedLength has no effect together with @Encoded
    @Encoded(Encoding.LUCENE) @EnumNumber(1) int numbered; // MARSHAL121: Quote.numbered: int: @EnumNumber has no effect together with @Encoded
    @Interned int number; // MARSHAL121: Quote.number: int: @Interned has no effect together with @StopBit
    @MaxLength(5) long size; // MARSHAL121: Quote.size: long: @MaxLength has no effect together with @StopBit
    @FixedLength(5) List<String> texts; // MARSHAL121: Quote.texts: List<String>: @FixedLength has no effect on a field of this type
    @FixedLength(5) String[] array; // MARSHAL121: Quote.array: String[]: @FixedLength has no effect on a field of this type
    @OneOf({"a", "b"}) char letter; // MARSHAL121: Quote.letter: char: @OneOf has no effect together with @StopBit
    @Decimal(scale = 2) double amount; // MARSHAL121: Quote.amount: double: @Decimal has no effect together with @StopBit
    @Decimal(scale = 2) List<BigDecimal> amounts; // MARSHAL121: Quote.amounts: List<BigDecimal>: @Decimal has no effect on a field of this type
    @Shared String shared; // MARSHAL121: Quote.shared: String: @Shared has no effect on a field of this type
    @FixedLength(5) @MaxLength(3) String both; // MARSHAL121: Quote.both: String: @MaxLength has no effect together with @FixedLength. Remove it.
    @FixedLength(5) @MaxLength(3) int[] ints; // MARSHAL121: Quote.ints: int[]: @MaxLength has no effect together with @FixedLength
    @OneOf("a") @Interned String interned; // MARSHAL121: Quote.interned: String: @Interned has no effect together with @OneOf
    @MaxLength(9) final String constant = "c"; // MARSHAL121: Quote.constant: String: @MaxLength has no effect on a constant that no constructor takes, which has no bytes. Remove it.
    final int version = 1;
    int fine;
}
