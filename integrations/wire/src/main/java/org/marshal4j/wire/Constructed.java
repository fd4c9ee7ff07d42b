package org.marshal4j.wire;

import java.util.concurrent.atomic.AtomicReference;
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
 * Reads objects that only a constructor can fill, such as records. Wire fills objects that it has created before, so it
 * cannot read these, but it accepts another strategy for a class. This strategy uses the class that is generated for
 * each such class.
 */
public final class Constructed implements SerializationStrategy {

    /**
     * How to create the objects of a class. Wire may ask for it in several threads at once, and takes any answer; or
     * never, if objects are only written, and the class must not be kept then.
     */
    private static final ClassValue<AtomicReference<@Nullable Constructed>> WAYS = new ClassValue<>() {
        @Override
        protected AtomicReference<@Nullable Constructed> computeValue(Class<?> type) {
            return new AtomicReference<>();
        }
    };

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

    /** Registers this strategy with Wire, unless it is registered already. */
    public static void install() {
        // Initialising this class has registered it.
    }

    /**
     * Registers a record class, whose objects are created from their fields and cannot be filled.
     *
     * @param <T> the class
     * @param type the class
     * @param maker creates an object from the message that the wire is in
     */
    public static <T> void register(Class<T> type, Function<WireIn, T> maker) {
        register(type, maker, (value, wire) -> {
            throw refusal();
        });
    }

    /**
     * Registers a class whose objects are created from their fields.
     *
     * @param <T> the class
     * @param type the class
     * @param maker creates an object from the message that the wire is in
     * @param reader fills an existing object
     */
    public static <T> void register(Class<T> type, Function<WireIn, T> maker, BiConsumer<T, WireIn> reader) {
        WAYS.get(type).set(new Constructed(type, maker, (value, wire) -> reader.accept(type.cast(value), wire)));
    }

    private static @Nullable SerializationStrategy strategyOf(Class<?> type) {
        if (!WriteMarshallable.class.isAssignableFrom(type) || type.isInterface()) {
            return null;
        }
        initialise(type);
        return WAYS.get(type).get();
    }

    /** Initialises the class that is generated for a class, which registers it if necessary. */
    private static void initialise(Class<?> type) {
        String name = type.getName();
        int simple = name.lastIndexOf('.') + 1;
        String generated = name.substring(0, simple) + name.substring(simple).replace('$', '_') + "WireFields";
        try {
            Class.forName(generated, true, type.getClassLoader());
        } catch (ClassNotFoundException e) {
            // No class is generated for it.
        }
    }

    @Override
    @SuppressWarnings("unchecked") // Wire passes what newInstanceOrNull returned
    public <T> T readUsing(Class<?> of, T using, ValueIn in, BracketType bracketType) {
        if (using != null && !(using instanceof Made) && in.wireIn().isBinary()) {
            // A binary wire continues with the object that it passes, whatever is returned, so fill that object.
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

    /** Fills an old list element whose class is a subclass, according to its own class, as Wire does. */
    @SuppressWarnings("unchecked") // the marshaller of its own class gets it
    private static void fillOther(Object using, WireIn wire) {
        if (using instanceof Record) {
            throw refusal();
        }
        WireMarshaller.WIRE_MARSHALLER_CL.get(using.getClass()).readMarshallable(using, wire, true);
    }

    @Override
    @SuppressWarnings("unchecked") // to Wire, an object that resolves to one of the class is of the class
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
        @SuppressWarnings("NullAway") // Wire calls this after reading
        public Object readResolve() {
            return object;
        }
    }
}
