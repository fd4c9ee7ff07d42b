import org.marshal4j.runtime.generated.value.Enums;
    // as beginning in ancestors

    // as in ancestors: MIN_SIZE, MAX_SIZE

    static final String FIELDS = """
            out com.acme.Text?
            in com.acme.Schema?
            base int32
            offset int32
            depth text?
            fields list<int32?>?
            run int32
            instance int64
            SCHEMA text?
            $x$ int32
            gr\u00f6\u00dfe text?
            element enum com.acme.Value$Enum(class_,$)?
            """;

    // as T0 in many-values, with SCHEMA_ for T0, SCHEMA for t0

    private static final Value.Enum[] ENUMS = Enums.checked(Value.Enum.values(), "class_,$");

    // as A0 in many-values, with RUN for A0, run for a0
    // as NUMBER in builder, with INSTANCE_ for NUMBER, instance for number
    // as in bean: ValueMarshaller

    @Override
    protected void writeMessage(Value value_, Output out) {
        writeFields(value_, out, 0);
    }

    // as in empty: readMessage
    // as sizeOf in names, with value_ for int_

    /** As in empty. */
    public static void writeFields(Value value_, Output out, int depth) {
        Checks.exactType(value_, Value.class, depth);
        Text out_ = value_.out;
        if (Presence.write(out_, out)) {
            TextMarshaller.writeFields(out_, out, depth + 1);
        }
        Schema in_ = value_.in;
        if (Presence.write(in_, out)) {
            SchemaMarshaller.writeFields(in_, out, depth + 1);
        }
        writeBlock1(value_, out);
        org.marshal4j.runtime.Text.write(value_.depth, out);
        writeFields_(value_.fields, out);
        writeBlock2(value_, out);
        org.marshal4j.runtime.Text.write((String) SCHEMA_.get(value_), out);
        writeBlock3(value_, out);
        org.marshal4j.runtime.Text.write(value_.gr\u00f6\u00dfe, out);
        Enums.write(value_.element, out);
    }

    /** As in empty. */
    public static Value readFields(Value current, Input in, int depth) {
        Checks.depth(depth, in);
        Value value_ = current != null && current.getClass() == Value.class ? current : new Value();
        // References are stored only if they changed: each store would cost the garbage collector time.
        Text out = Presence.read(in) ? TextMarshaller.readFields(value_.out, in, depth + 1) : null;
        // stored if another: value_.out = out
        Schema in_ = Presence.read(in) ? SchemaMarshaller.readFields(value_.in, in, depth + 1)
                : null;
        // stored if another: value_.in = in_
        readBlock1(value_, in);
        String depth_ = org.marshal4j.runtime.Text.read(value_.depth, in);
        // stored if another: value_.depth = depth_
        List<Integer> fields = readFields_(value_.fields, in);
        // stored if another: value_.fields = fields
        readBlock2(value_, in);
        String oldSCHEMA = (String) SCHEMA_.get(value_);
        String schema = org.marshal4j.runtime.Text.read(oldSCHEMA, in);
        if (schema != oldSCHEMA) {
            SCHEMA_.set(value_, schema);
        }
        readBlock3(value_, in);
        String gr\u00f6\u00dfe = org.marshal4j.runtime.Text.read(value_.gr\u00f6\u00dfe, in);
        if (gr\u00f6\u00dfe != value_.gr\u00f6\u00dfe) {
            value_.gr\u00f6\u00dfe = gr\u00f6\u00dfe;
        }
        Value.Enum element = Enums.read(ENUMS, in);
        // stored if another: value_.element = element
        return value_;
    }

    /** As in bound. */
    public static long sizeOfFields(Value value_, int depth) {
        Checks.exactType(value_, Value.class, depth);
        long size = 24;
        size += value_.out == null ? 1 : 1 + TextMarshaller.sizeOfFields(value_.out, depth + 1);
        size += value_.in == null ? 1 : 1 + SchemaMarshaller.sizeOfFields(value_.in, depth + 1);
        size += org.marshal4j.runtime.Text.sizeOf(value_.depth);
        size += Counts.sizeOf("fields", value_.fields, 5);
        size += org.marshal4j.runtime.Text.sizeOf((String) SCHEMA_.get(value_));
        size += org.marshal4j.runtime.Text.sizeOf(value_.gr\u00f6\u00dfe);
        size += Enums.sizeOf(value_.element);
        return size;
    }

    // as in empty: copy, copyInto

    // as copyFields in externalizable, but:
        Checks.exactType(from, Value.class, depth);
        Value value_ = OwnObjects.isFree(current, from, Value.class) ? current : new Value();
        copyPart1(from, value_, depth);
        copyPart2(from, value_, depth);
        return value_;

    private static void writeBlock1(Value value_, Output out) {
        long offset = out.reserve(8);
        Object base = out.base();
        RawMemory.putInt(base, offset, value_.base);
        RawMemory.putInt(base, offset + 4, value_.offset);
    }

    private static void readBlock1(Value value_, Input in) {
        long offset = in.take(8);
        Object base = in.base();
        value_.base = RawMemory.getInt(base, offset);
        value_.offset = RawMemory.getInt(base, offset + 4);
    }

    private static void writeBlock2(Value value_, Output out) {
        long offset = out.reserve(12);
        Object base = out.base();
        RawMemory.putInt(base, offset, (int) RUN.get(value_));
        RawMemory.putLong(base, offset + 4, (long) INSTANCE_.get(value_));
    }

    private static void readBlock2(Value value_, Input in) {
        long offset = in.take(12);
        Object base = in.base();
        RUN.set(value_, RawMemory.getInt(base, offset));
        INSTANCE_.set(value_, RawMemory.getLong(base, offset + 4));
    }

    // as writeBlock1 in ancestors, but:
    private static void writeBlock3(Value value_, Output out) {
        RawMemory.putInt(base, offset, value_.$x$);

    // as readBlock1 in ancestors, but:
    private static void readBlock3(Value value_, Input in) {
        value_.$x$ = RawMemory.getInt(base, offset);

    private static void writeFields_(List<Integer> list, Output out) {
        int count = Counts.write("fields", list, out);
        Iterator<Integer> iterator = Lists.iterator(list);
        for (int i = 0; i < count; i++) {
            Integer element = Lists.next(list, iterator, i);
            long offset = out.reserve(5);
            Boxes.putInteger(out.base(), offset, element);
        }
        Lists.end("fields", count, list, iterator);
    }

    // as readAmounts in custom, but:
    private static List<Integer> readFields_(List<Integer> current, Input in) {
        List<Integer> elements = Lists.target(current, count);
            Integer old = Lists.get(elements, i);
            Integer element = Boxes.getInteger(old, in.base(), offset);

    private static void copyPart1(Value from, Value value_, int depth) {
        Text out = TextMarshaller.copyFields(from.out, value_.out, depth + 1);
        // stored if another: value_.out = out
        Schema in = SchemaMarshaller.copyFields(from.in, value_.in, depth + 1);
        // stored if another: value_.in = in
        value_.base = from.base;
        value_.offset = from.offset;
        // copied if another: value_.depth = from.depth
        List<Integer> fields = Lists.copy(from.fields, value_.fields);
        // stored if another: value_.fields = fields
        RUN.set(value_, (int) RUN.get(from));
        INSTANCE_.set(value_, (long) INSTANCE_.get(from));
        String schema = (String) SCHEMA_.get(from);
        if (schema != (String) SCHEMA_.get(value_)) {
            SCHEMA_.set(value_, schema);
        }
        value_.$x$ = from.$x$;
    }

    private static void copyPart2(Value from, Value value_, int depth) {
        if (value_.gr\u00f6\u00dfe != from.gr\u00f6\u00dfe) {
            value_.gr\u00f6\u00dfe = from.gr\u00f6\u00dfe;
        }
        // copied if another: value_.element = from.element
    }
}
