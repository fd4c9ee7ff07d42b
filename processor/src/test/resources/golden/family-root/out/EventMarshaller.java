package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.chronicle.BytesMessages;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.generated.Failures;
import org.marshal4j.runtime.generated.GeneratedMarshaller;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.TypeIds;
import org.marshal4j.runtime.generated.TypeSchema;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.StopBit;

/**
 * Writes and reads {@link Event}, 9 bytes or more each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fields = EventMarshaller.FIELDS
)
public final class EventMarshaller extends GeneratedMarshaller<Event> implements ChronicleMarshaller<Event> {
    public static final EventMarshaller INSTANCE = new EventMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 9;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = -1;

    static final String FIELDS = """
            time int64
            """;

    private EventMarshaller() {
        super(Event.class, "@version@", TypeSchema.of(Event.class, FIELDS.split("\n"))
                        .asFamily(
                            "0 com.acme.Event",
                            "1 com.acme.Event$Login",
                            "2 com.acme.Event$Trade"));
    }

    @Override
    protected void writeMessage(Event event, Output out) {
        writeFields(TypeIds.toWrite(event, Event.class), out, 0);
    }

    @Override
    protected Event readMessage(Event current, Input in) {
        return TypeIds.wasRead(readFields(null, in, 0), Event.class);
    }

    @Override
    public void readInto(Event event, Input in) {
        long start = in.position();
        try {
            TypeIds.wasFilled(event, readFields(event, in, 0), Event.class);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public long sizeOf(Event event) {
        return sizeOfFields(TypeIds.toWrite(event, Event.class), 0);
    }

    @Override
    public void write(Event event, BytesOut<?> out) {
        BytesMessages.write(this, event, out);
    }

    @Override
    public Event read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    @Override
    public void readInto(Event event, BytesIn<?> in) {
        BytesMessages.readInto(this, event, in);
    }

    /**
     * The body of {@link #write}: writes the type id, -1 for null, and the fields of the class.
     */
    public static void writeFields(Event event, Output out, int depth) {
        int id = typeIdOf(event);
        TypeIds.write(id, out);
        switch (id) {
            case -1 -> { }
            case 0 -> writeOwnFields(event, out, depth);
            case 1 -> Event_LoginMarshaller.writeFields((Event.Login) event, out, depth);
            case 2 -> Event_TradeMarshaller.writeFields((Event.Trade) event, out, depth);
            default -> throw TypeIds.unknown(id, INSTANCE.schema());
        }
    }

    /**
     * The body of {@link #read}: fills {@code current} if it is of the class in the message. Null for null.
     */
    public static Event readFields(Event current, Input in, int depth) {
        int id = StopBit.read(in);
        return switch (id) {
            case -1 -> null;
            case 0 -> readOwnFields(current, in, depth);
            case 1 -> Event_LoginMarshaller.readFields(current instanceof Event.Login same ? same : null,
                    in, depth);
            case 2 -> Event_TradeMarshaller.readFields(current instanceof Event.Trade same ? same : null,
                    in, depth);
            default -> throw TypeIds.unknown(id, INSTANCE.schema());
        };
    }

    /**
     * The body of {@link #sizeOf}: the size of the type id and the fields.
     */
    public static long sizeOfFields(Event event, int depth) {
        int id = typeIdOf(event);
        return switch (id) {
            case -1 -> 2;
            case 0 -> 1 + sizeOfOwnFields(event, depth);
            case 1 -> 1 + Event_LoginMarshaller.sizeOfFields((Event.Login) event, depth);
            case 2 -> 1 + Event_TradeMarshaller.sizeOfFields((Event.Trade) event, depth);
            default -> throw TypeIds.unknown(id, INSTANCE.schema());
        };
    }

    /**
     * The body of {@link #copy}: fills {@code current} if it is of the same class. Null for null.
     */
    public static Event copyFields(Event event, Event current, int depth) {
        int id = typeIdOf(event);
        return switch (id) {
            case -1 -> null;
            case 0 -> copyOwnFields(event, current, depth);
            case 1 -> Event_LoginMarshaller.copyFields((Event.Login) event,
                    current instanceof Event.Login same ? same : null, depth);
            case 2 -> Event_TradeMarshaller.copyFields((Event.Trade) event,
                    current instanceof Event.Trade same ? same : null, depth);
            default -> throw TypeIds.unknown(id, INSTANCE.schema());
        };
    }

    /**
     * Reads a message as {@link #read} does, and passes it to the handler. Exceptions of the handler are
     * passed on unchanged; the position is then after the message.
     */
    public static void dispatch(Input in, Handler handler) {
        dispatch(INSTANCE.read(in), handler);
    }

    /**
     * Reads a message as {@link #read} does, and passes it to the handler. Exceptions of the handler are
     * passed on unchanged; the position is then after the message.
     */
    public static void dispatch(BytesIn<?> in, Handler handler) {
        dispatch(INSTANCE.read(in), handler);
    }

    /**
     * Calls the handler's method for the class of the message.
     */
    public static void dispatch(Event event, Handler handler) {
        int id = typeIdOf(event);
        switch (id) {
            case -1 -> throw new NullPointerException("null instead of a message");
            case 0 -> handler.on(event);
            case 1 -> handler.on((Event.Login) event);
            case 2 -> handler.on((Event.Trade) event);
            default -> throw TypeIds.unknown(id, INSTANCE.schema());
        }
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeOwnFields(Event event, Output out, int depth) {
        Checks.exactType(event, Event.class);
        writeBlock(event, out);
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object if that is not possible.
     */
    public static Event readOwnFields(Event current, Input in, int depth) {
        Event event = current != null && current.getClass() == Event.class ? current : new Event();
        readBlock(event, in);
        return event;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfOwnFields(Event event, int depth) {
        Checks.exactType(event, Event.class);
        return 8;
    }

    @Override
    public Event copy(Event from) {
        return copyFields(Checks.anyObject(from, Event.class), null, 0);
    }

    @Override
    public void copyInto(Event from, Event to) {
        Checks.anyObject(from, Event.class);
        TypeIds.wasCopied(from, to, copyFields(from, to, 0));
    }

    /**
     * The body of {@link #copy}: fills {@code current}, or a new object if that is not possible. Null for null.
     */
    public static Event copyOwnFields(Event from, Event current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Event.class);
        Event event = current != null && current != from && current.getClass() == Event.class
                ? current : new Event();
        event.time = from.time;
        return event;
    }

    private static void writeBlock(Event event, Output out) {
        long offset = out.reserve(8);
        storeBlock(event, out.base(), offset);
    }

    private static void storeBlock(Event event, Object base, long offset) {
        RawMemory.putLong(base, offset, event.time);
    }

    private static void readBlock(Event event, Input in) {
        long offset = in.take(8);
        loadBlock(event, in.base(), offset);
    }

    private static void loadBlock(Event event, Object base, long offset) {
        event.time = RawMemory.getLong(base, offset);
    }

    private static int typeIdOf(Event event) {
        if (event == null) {
            return -1;
        } else if (event.getClass() == Event.class) {
            return 0;
        } else if (event.getClass() == Event.Login.class) {
            return 1;
        } else if (event.getClass() == Event.Trade.class) {
            return 2;
        }
        throw TypeIds.outside(event, INSTANCE.schema());
    }

    /**
     * Handles the messages of each class of {@link Event}. Each class that joins the family adds a method.
     */
    public interface Handler {
        void on(Event message);

        void on(Event.Login message);

        void on(Event.Trade message);
    }
}
