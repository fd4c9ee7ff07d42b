package com.acme;

import java.util.Iterator;
import java.util.List;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.chronicle.BytesMessages;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.generated.Counts;
import org.marshal4j.runtime.generated.FillingMarshaller;
import org.marshal4j.runtime.generated.Lists;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.StopBit;

/**
 * Writes and reads {@link Event.Journal}, 2 bytes or more each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fields = Event_JournalMarshaller.FIELDS
)
public final class Event_JournalMarshaller extends FillingMarshaller<Event.Journal> implements ChronicleMarshaller<Event.Journal> {
    public static final Event_JournalMarshaller INSTANCE = new Event_JournalMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 2;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = -1;

    static final String FIELDS = """
            last family com.acme.Event?
            events list<family com.acme.Event?>?
            """;

    private Event_JournalMarshaller() {
        super(Event.Journal.class, "@version@", FIELDS.split("\n"));
    }

    @Override
    protected void writeMessage(Event.Journal journal, Output out) {
        writeFields(journal, out, 0);
    }

    @Override
    protected Event.Journal readMessage(Event.Journal current, Input in) {
        return readFields(current, in, 0);
    }

    @Override
    public long sizeOf(Event.Journal journal) {
        return sizeOfFields(journal, 0);
    }

    @Override
    public void write(Event.Journal journal, BytesOut<?> out) {
        BytesMessages.write(this, journal, out);
    }

    @Override
    public Event.Journal read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    @Override
    public void readInto(Event.Journal journal, BytesIn<?> in) {
        BytesMessages.readInto(this, journal, in);
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Event.Journal journal, Output out, int depth) {
        Checks.exactType(journal, Event.Journal.class);
        Checks.depth(depth);
        EventMarshaller.writeFields(journal.last, out, depth + 1);
        writeEvents(journal.events, out, depth);
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object if that is not possible.
     */
    public static Event.Journal readFields(Event.Journal current, Input in, int depth) {
        Checks.depth(depth, in);
        Event.Journal journal = current != null && current.getClass() == Event.Journal.class ? current : new Event.Journal();
        // References are stored only if they changed: each store would cost the garbage collector time.
        Event last = EventMarshaller.readFields(journal.last, in, depth + 1);
        if (last != journal.last) {
            journal.last = last;
        }
        List<Event> events = readEvents(journal.events, in, depth);
        if (events != journal.events) {
            journal.events = events;
        }
        return journal;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Event.Journal journal, int depth) {
        Checks.exactType(journal, Event.Journal.class);
        Checks.depth(depth);
        long size = 0;
        size += EventMarshaller.sizeOfFields(journal.last, depth + 1);
        size += sizeOfEvents(journal.events, depth);
        return size;
    }

    @Override
    public Event.Journal copy(Event.Journal from) {
        return copyFields(Checks.anyObject(from, Event.Journal.class), null, 0);
    }

    @Override
    public void copyInto(Event.Journal from, Event.Journal to) {
        copyFields(Checks.anyObject(from, Event.Journal.class),
                Checks.exactType(to, Event.Journal.class), 0);
    }

    /**
     * The body of {@link #copy}: fills {@code current}, or a new object if that is not possible. Null for null.
     */
    public static Event.Journal copyFields(Event.Journal from, Event.Journal current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Event.Journal.class);
        Checks.depth(depth);
        Event.Journal journal = current != null && current != from
                && current.getClass() == Event.Journal.class ? current : new Event.Journal();
        Event last = EventMarshaller.copyFields(from.last, journal.last, depth + 1);
        if (last != journal.last) {
            journal.last = last;
        }
        List<Event> events = copyEvents(from.events, journal.events, depth);
        if (events != journal.events) {
            journal.events = events;
        }
        return journal;
    }

    private static void writeEvents(List<Event> list, Output out, int depth) {
        int count = Counts.write("events", list, out);
        Iterator<Event> iterator = Lists.iterator(list);
        for (int i = 0; i < count; i++) {
            Event element = Lists.next(list, iterator, i);
            EventMarshaller.writeFields(element, out, depth + 1);
        }
        Lists.end("events", count, list, iterator);
    }

    private static List<Event> readEvents(List<Event> current, Input in, int depth) {
        int count = Counts.read(in);
        List<Event> elements = Lists.target(current, count);
        for (int i = 0; i < count; i++) {
            Event old = Lists.get(elements, i);
            Event element = EventMarshaller.readFields(old, in, depth + 1);
            Lists.put(elements, i, element);
        }
        return Lists.trim(elements, count);
    }

    private static long sizeOfEvents(List<Event> list, int depth) {
        if (list == null) {
            return StopBit.size(-1);
        }
        long size = Counts.sizeOf("events", list);
        for (Event element : list) {
            size += EventMarshaller.sizeOfFields(element, depth + 1);
        }
        return size;
    }

    private static List<Event> copyEvents(List<Event> list, List<Event> to, int depth) {
        int count = Lists.count(list);
        Iterator<Event> source = Lists.iterator(list);
        List<Event> elements = Lists.target(to, list, count);
        for (int i = 0; i < count; i++) {
            Event old = Lists.get(elements, i);
            Event element = EventMarshaller.copyFields(Lists.next(list, source, i), old, depth + 1);
            Lists.put(elements, i, element);
        }
        return Lists.trim(elements, count);
    }
}
