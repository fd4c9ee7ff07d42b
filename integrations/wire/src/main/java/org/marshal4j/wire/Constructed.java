package org.marshal4j.wire;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.function.Function;
import net.openhft.chronicle.core.util.ReadResolvable;
import net.openhft.chronicle.wire.BracketType;
import net.openhft.chronicle.wire.SerializationStrategy;
import net.openhft.chronicle.wire.ValueIn;
import net.openhft.chronicle.wire.WireIn;
import net.openhft.chronicle.wire.WireMarshaller;
import net.openhft.chronicle.wire.Wires;
import net.openhft.chronicle.wire.WriteMarshallable;
import org.jspecify.annotations.Nullable;

/**
 * Objects that only a constructor can fill, such as records. Wire fills objects that it has made before, and so
 * cannot read these; but it can be told of another way for some classes. That way goes by the class that is generated
 * for each of them.
 */
public final class Constructed implements SerializationStrategy {

    /** How to make objects of classes that Wire has not asked for yet. */
    private static final Map<Class<?>, Constructed> WAYS = new ConcurrentHashMap<>();

    static {
        Wires.CLASS_STRATEGY_FUNCTIONS.add(0, Constructed::strategyOf);
    }

    private final Class<?> type;
    private final Function<WireIn, ?> maker;
    private final BiConsumer<Object, WireIn> reader;

    private Constructed(Class<?> type, Function<WireIn, ?> maker, BiConsumer<Object, WireIn> reader) {
        this.type = type;
        this.maker = maker;
        this.reader = reader;
    }

    /** Tells Wire of this way, if it was not told before. */
    public static void install() {
        // It is when this class is initialised.
    }

    /**
     * Says how objects of a record class are made of their fields; none can be filled.
     *
     * @param maker makes one of the message that the wire is in
     */
    public static <T> void register(Class<T> type, Function<WireIn, T> maker) {
        register(type, maker, (value, wire) -> {
            throw refusal();
        });
    }

    /**
     * Says how objects of a class are made of their fields.
     *
     * @param maker makes one of the message that the wire is in
     * @param reader fills one that is there
     */
    public static <T> void register(Class<T> type, Function<WireIn, T> maker, BiConsumer<T, WireIn> reader) {
        WAYS.put(type, new Constructed(type, maker, (value, wire) -> reader.accept(type.cast(value), wire)));
    }

    private static @Nullable SerializationStrategy strategyOf(Class<?> type) {
        if (!WriteMarshallable.class.isAssignableFrom(type) || type.isInterface()) {
            return null;
        }
        initialise(type);
        return WAYS.remove(type);
    }

    /** Initialises what is generated for a class, so that it is registered if it has to be. */
    private static void initialise(Class<?> type) {
        String name = type.getName();
        int simple = name.lastIndexOf('.') + 1;
        String generated = name.substring(0, simple) + name.substring(simple).replace('$', '_') + "WireFields";
        try {
            Class.forName(generated, true, type.getClassLoader());
        } catch (ClassNotFoundException e) {
            // Nothing is generated for this class.
        }
    }

    @Override
    @SuppressWarnings("unchecked") // Wire hands over what newInstanceOrNull returned
    public <T> T readUsing(Class<?> of, T using, ValueIn in, BracketType bracketType) {
        if (using != null && !(using instanceof Made) && in.wireIn().isBinary()) {
            // A binary wire goes on with the object that it hands over, whatever comes of it: so that is filled.
            if (using.getClass() == type) {
                reader.accept(using, in.wireIn());
            } else {
                fillOther(using, in.wireIn());
            }
            return using;
        }
        Made made = using instanceof Made there ? there : new Made();
        made.object = maker.apply(in.wireIn());
        return (T) made;
    }

    private static UnsupportedOperationException refusal() {
        return new UnsupportedOperationException("made by its constructor: read a new object");
    }

    /** A former element of a list may be of a subclass. Wire fills it as what it is, and so does this. */
    @SuppressWarnings("unchecked") // the marshaller of its class takes it
    private static void fillOther(Object using, WireIn wire) {
        if (using instanceof Record) {
            throw refusal();
        }
        WireMarshaller.WIRE_MARSHALLER_CL.get(using.getClass()).readMarshallable(using, wire, true);
    }

    @Override
    @SuppressWarnings("unchecked") // Wire takes for an object of that class what resolves to one
    public <T> T newInstanceOrNull(Class<T> of) {
        return (T) new Made();
    }

    @Override
    public Class<?> type() {
        return type;
    }

    @Override
    public BracketType bracketType() {
        return BracketType.MAP;
    }

    /** A placeholder for the object until it is created. */
    private static final class Made implements ReadResolvable<Object> {
        private @Nullable Object object;

        @Override
        @SuppressWarnings("NullAway") // Wire asks after it was read
        public Object readResolve() {
            return object;
        }
    }
}
