    // as beginning in ancestors, but:
 * Writes and reads {@link Event.Journal}, 2 bytes or more each. Stateless and thread-safe.

    // as in bound: MIN_SIZE
    // as in ancestors: MAX_SIZE

    static final String FIELDS = """
            last family com.acme.Event?
            events list<family com.acme.Event?>?
            """;

    // as in bean: Event_JournalMarshaller
    // as in empty: writeMessage, readMessage, sizeOf

    // as writeFields in builder, but:
        Checks.exactType(journal, Event.Journal.class, depth);
        EventMarshaller.writeFields(journal.last, out, depth + 1);
        writeEvents(journal.events, out, depth);

    /** As in empty. */
    public static Event.Journal readFields(Event.Journal current, Input in, int depth) {
        Checks.depth(depth, in);
        Event.Journal journal = current != null && current.getClass() == Event.Journal.class ? current : new Event.Journal();
        // References are stored only if they changed: each store would cost the garbage collector time.
        Event last = EventMarshaller.readFields(journal.last, in, depth + 1);
        // stored if another: journal.last = last
        List<Event> events = readEvents(journal.events, in, depth);
        // stored if another: journal.events = events
        return journal;
    }

    // as sizeOfFields in bean, but:
        Checks.exactType(journal, Event.Journal.class, depth);
        long size = 0;
        size += EventMarshaller.sizeOfFields(journal.last, depth + 1);
        size += sizeOfEvents(journal.events, depth);

    // as in empty: copy, copyInto

    /** As in empty. */
    public static Event.Journal copyFields(Event.Journal from, Event.Journal current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Event.Journal.class, depth);
        Event.Journal journal = OwnObjects.isFree(current, from, Event.Journal.class) ? current
                : new Event.Journal();
        Event last = EventMarshaller.copyFields(from.last, journal.last, depth + 1);
        // stored if another: journal.last = last
        List<Event> events = copyEvents(from.events, journal.events, depth);
        // stored if another: journal.events = events
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

    // as readTags in bean, but:
    private static List<Event> readEvents(List<Event> current, Input in, int depth) {
        List<Event> elements = Lists.target(current, count);
            Event old = Lists.get(elements, i);
            Event element = EventMarshaller.readFields(old, in, depth + 1);

    // as sizeOfTags in bean, but:
    private static long sizeOfEvents(List<Event> list, int depth) {
        long size = Counts.sizeOf("events", list);
        for (Event element : list) {
            size += EventMarshaller.sizeOfFields(element, depth + 1);

    // as copyAmounts in custom, but:
    private static List<Event> copyEvents(List<Event> list, List<Event> to, int depth) {
        Iterator<Event> source = Lists.iterator(list);
        List<Event> elements = Lists.target(to, list, count);
            Event old = Lists.get(elements, i);
            Event element = EventMarshaller.copyFields(Lists.next(list, source, i), old, depth + 1);
}
