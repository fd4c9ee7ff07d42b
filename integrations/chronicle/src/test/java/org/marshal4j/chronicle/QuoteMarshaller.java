package org.marshal4j.chronicle;

import org.marshal4j.runtime.Booleans;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalVersion;
import org.marshal4j.runtime.Marshallers;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.Text;
import org.marshal4j.runtime.generated.Failures;
import org.marshal4j.runtime.generated.TypeSchema;
import org.marshal4j.runtime.generated.value.PrimitiveArrays;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.schema.Schema;

/** Hand-written, in the style of generated marshallers. */
final class QuoteMarshaller implements ChronicleMarshaller<Quote> {
    static final QuoteMarshaller INSTANCE = new QuoteMarshaller();

    /** The size of {@link Quote#sample}. */
    static final int SIZE = 28;

    private static final int BLOCK = 9;
    private static final Schema SCHEMA =
            TypeSchema.of(Quote.class, "id int64", "live bool", "venue text?", "sizes int32[]?");

    static {
        Marshallers.register(INSTANCE, MarshalVersion.VERSION);
    }

    private QuoteMarshaller() {}

    @Override
    public void write(Quote quote, Output out) {
        long start = out.position();
        try {
            long offset = out.reserve(BLOCK);
            RawMemory.putLong(out.base(), offset, quote.id);
            RawMemory.putBoolean(out.base(), offset + 8, quote.live);
            Text.write(quote.venue, out);
            PrimitiveArrays.write(quote.sizes, out);
        } catch (Throwable e) {
            throw Failures.writing(this, out, start, e);
        }
    }

    @Override
    public Quote read(Input in) {
        Quote quote = new Quote();
        readInto(quote, in);
        return quote;
    }

    @Override
    public void readInto(Quote quote, Input in) {
        long start = in.position();
        try {
            long offset = in.take(BLOCK);
            quote.id = RawMemory.getLong(in.base(), offset);
            quote.live = Booleans.get(in.base(), offset + 8);
            quote.venue = Text.read(quote.venue, in);
            quote.sizes = PrimitiveArrays.readInts(quote.sizes, in);
        } catch (Throwable e) {
            throw Failures.reading(this, in, start, e);
        }
    }

    @Override
    public long sizeOf(Quote quote) {
        return BLOCK + Text.sizeOf(quote.venue) + PrimitiveArrays.sizeOf(quote.sizes);
    }

    @Override
    public Schema schema() {
        return SCHEMA;
    }

    @Override
    public Class<Quote> type() {
        return Quote.class;
    }
}
