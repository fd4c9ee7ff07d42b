package com.acme;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.chronicle.BytesMessages;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.generated.Counts;
import org.marshal4j.runtime.generated.GeneratedMarshaller;
import org.marshal4j.runtime.generated.Lists;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.StopBit;
import org.marshal4j.runtime.Text;

/**
 * Writes and reads {@link Symbol}, 2 bytes or more each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fields = SymbolMarshaller.FIELDS
)
public final class SymbolMarshaller extends GeneratedMarshaller<Symbol> implements ChronicleMarshaller<Symbol> {
    public static final SymbolMarshaller INSTANCE = new SymbolMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 2;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = -1;

    static final String FIELDS = """
            code text?
            segments list<text?>?
            """;

    private SymbolMarshaller() {
        super(Symbol.class, "@version@", FIELDS.split("\n"));
    }

    @Override
    protected void writeMessage(Symbol symbol, Output out) {
        writeFields(symbol, out, 0);
    }

    @Override
    protected Symbol readMessage(Symbol current, Input in) {
        return readFields(null, in, 0);
    }

    @Override
    public long sizeOf(Symbol symbol) {
        return sizeOfFields(symbol, 0);
    }

    @Override
    public void write(Symbol symbol, BytesOut<?> out) {
        BytesMessages.write(this, symbol, out);
    }

    @Override
    public Symbol read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    @Override
    public Optional<String> keyObstacle() {
        return Optional.empty();
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Symbol symbol, Output out, int depth) {
        Checks.exactType(symbol, Symbol.class);
        Text.write(symbol.code(), out);
        writeSegments(symbol.segments(), out);
    }

    /**
     * The body of {@link #read}; {@code current} cannot be filled and stays as it is.
     */
    public static Symbol readFields(Symbol current, Input in, int depth) {
        String code = Text.read(null, in);
        List<String> segments = readSegments(in);
        Symbol symbol = new Symbol(code, segments);
        return symbol;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Symbol symbol, int depth) {
        Checks.exactType(symbol, Symbol.class);
        long size = 0;
        size += Text.sizeOf(symbol.code());
        size += sizeOfSegments(symbol.segments());
        return size;
    }

    @Override
    public Symbol copy(Symbol from) {
        return copyFields(Checks.anyObject(from, Symbol.class), null, 0);
    }

    /**
     * The body of {@link #copy}; {@code current} cannot be filled and stays as it is. Null for null.
     */
    public static Symbol copyFields(Symbol from, Symbol current, int depth) {
        if (from == null) {
            return null;
        }
        Symbol symbol = new Symbol(from.code(), Lists.immutableCopy(from.segments()));
        return symbol;
    }

    private static void writeSegments(List<String> list, Output out) {
        int count = Counts.write("segments", list, out);
        Iterator<String> iterator = Lists.iterator(list);
        for (int i = 0; i < count; i++) {
            String element = Lists.next(list, iterator, i);
            Text.write(element, out);
        }
        Lists.end("segments", count, list, iterator);
    }

    private static List<String> readSegments(Input in) {
        int count = Counts.read(in);
        if (count < 0) {
            return null;
        }
        List<String> elements = new ArrayList<>(Counts.room(count));
        for (int i = 0; i < count; i++) {
            elements.add(Text.read(null, in));
        }
        return Lists.immutable(elements);
    }

    private static long sizeOfSegments(List<String> list) {
        if (list == null) {
            return StopBit.size(-1);
        }
        long size = Counts.sizeOf("segments", list);
        for (String element : list) {
            size += Text.sizeOf(element);
        }
        return size;
    }
}
